use std::cell::RefCell;

use leptos::prelude::WithUntracked;
use web_sys::{AudioContext, OscillatorType};

use crate::settings;

/// A sound effect, synthesised by oscillators: there are no audio files to load.
#[derive(Clone, Copy, Debug)]
pub enum Sound {
    Step,
    Fence,
    Eat,
    PowerDot,
    GhostEaten,
    Caught,
    Roll,
    Refused,
    Won,
    Lost,
    /// A game is over, and nobody has won it.
    Undecided,
    /// An opponent was found.
    Paired,
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound unless the settings say otherwise.
pub fn play(sound: Sound) {
    if !settings::signal().with_untracked(|settings| settings.sound) {
        return;
    }
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        if let Some(audio) = audio {
            let _ = tones(sound).iter().try_for_each(|tone| play_tone(audio, tone));
        }
    });
}

/// Frequency in hertz, start and duration in seconds, gain, waveform.
struct Tone(f32, f64, f64, f32, OscillatorType);

fn tones(sound: Sound) -> Vec<Tone> {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match sound {
        Sound::Step => {
            vec![Tone(520.0, 0.0, 0.07, 0.09, Sine), Tone(780.0, 0.03, 0.05, 0.04, Sine)]
        }
        Sound::Fence => {
            vec![Tone(150.0, 0.0, 0.09, 0.2, Triangle), Tone(95.0, 0.02, 0.12, 0.16, Sine)]
        }
        Sound::Eat => {
            vec![Tone(660.0, 0.0, 0.06, 0.07, Square), Tone(990.0, 0.06, 0.08, 0.06, Square)]
        }
        Sound::PowerDot => (0..4)
            .map(|n| Tone(330.0 + 110.0 * n as f32, f64::from(n) * 0.07, 0.12, 0.06, Triangle))
            .collect(),
        Sound::GhostEaten => (0..5)
            .map(|n| Tone(880.0 - 90.0 * n as f32, f64::from(n) * 0.06, 0.08, 0.06, Square))
            .collect(),
        Sound::Caught => vec![
            Tone(440.0, 0.0, 0.12, 0.07, Sawtooth),
            Tone(330.0, 0.11, 0.12, 0.07, Sawtooth),
            Tone(220.0, 0.22, 0.2, 0.07, Sawtooth),
        ],
        Sound::Roll => (0..5)
            .map(|n| Tone(300.0 + 40.0 * n as f32, f64::from(n) * 0.07, 0.03, 0.05, Square))
            .collect(),
        Sound::Refused => vec![Tone(170.0, 0.0, 0.12, 0.08, Triangle)],
        Sound::Paired => {
            vec![Tone(587.0, 0.0, 0.14, 0.09, Sine), Tone(880.0, 0.13, 0.3, 0.09, Sine)]
        }
        Sound::Won => vec![
            Tone(523.0, 0.0, 0.18, 0.08, Triangle),
            Tone(659.0, 0.12, 0.18, 0.08, Triangle),
            Tone(784.0, 0.24, 0.18, 0.09, Triangle),
            Tone(1047.0, 0.38, 0.5, 0.09, Triangle),
            Tone(659.0, 0.38, 0.5, 0.05, Sine),
        ],
        Sound::Undecided => {
            vec![Tone(440.0, 0.0, 0.16, 0.08, Triangle), Tone(440.0, 0.2, 0.3, 0.08, Triangle)]
        }
        Sound::Lost => {
            vec![Tone(392.0, 0.0, 0.2, 0.08, Triangle), Tone(294.0, 0.16, 0.32, 0.08, Triangle)]
        }
    }
}

fn play_tone(audio: &AudioContext, tone: &Tone) -> Result<(), leptos::wasm_bindgen::JsValue> {
    let Tone(frequency, delay, duration, volume, waveform) = *tone;
    let start = audio.current_time() + delay;
    let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    oscillator.set_type(waveform);
    oscillator.frequency().set_value(frequency);
    gain.gain().set_value_at_time(volume, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, start + duration)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + duration)
}
