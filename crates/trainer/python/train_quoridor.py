"""Trains the network of Quoridor on the features that `palisade-trainer features` wrote.

    python3 train_quoridor.py FOLDER WEIGHTS [--hidden 128] [--epochs 30] [--result 0.4]

writes WEIGHTS, a file the engine embeds, and WEIGHTS.case: samples with their scores, computed here
in integers, by which a test holds the engine to this file bit by bit. What a feature is, only the
engine knows: here they are numbers (shape.json in FOLDER says how many, and which belong together).
"""

import argparse
import json
import math
import pathlib
import time

import numpy as np
import torch

MAGIC = b"QNNUE-02"  # what a file of weights begins with
SAMPLE = 32
VALIDATION = 40  # one sample in so many


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("weights", type=pathlib.Path)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=pathlib.Path, help="weights to go on from")
    parser.add_argument("--seconds", type=float, help="epochs as fit into so much time, if fewer")
    parser.add_argument(
        "--result", type=float, default=0.4, help="the share of the game's result in the target"
    )
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = json.loads((args.folder / "shape.json").read_text())
    data = Data(args.folder, shape, device)
    say(f"{len(data.training)} samples, {len(data.validation)} for validation")
    slope = data.fit_slope()
    say(f"slope {slope} points, error of the search {data.error_of_search(slope):.5f}")
    network = Network(shape, args.hidden)
    if args.start:
        network.load(args.start.read_bytes())
    network = network.to(device)
    train(network, data, slope, args)
    quantised = Quantised(network)
    args.weights.write_bytes(quantised.file())
    chosen = data.validation[:: max(1, len(data.validation) // 250)][:250].cpu()
    args.weights.with_name(args.weights.name + ".case").write_text(quantised.cases(data, chosen))


def say(line):
    print(line, flush=True)


class Data:
    """All samples, on the device: their features and what the target is made of."""

    def __init__(self, folder, shape, device):
        self.shape = shape
        active = shape["max_active"]
        first, last = shape["paths"]
        paths_at, bytes_of_paths = 4 * active, (last - first + 7) // 8
        bucket_at = paths_at + 2 * bytes_of_paths
        record = bucket_at + 1 + SAMPLE
        features, paths, buckets, samples = [], [], [], []
        for path in sorted(folder.glob("*.features")):
            raw = torch.from_numpy(np.fromfile(path, np.uint8)).to(device)
            raw = raw[: raw.numel() // record * record].view(-1, record)
            halves = raw[:, :paths_at].contiguous().view(torch.int16)
            features.append(halves.view(-1, 2, active))
            paths.append(raw[:, paths_at:bucket_at].reshape(-1, 2, bytes_of_paths))
            buckets.append(raw[:, bucket_at].long())
            samples.append(raw[:, bucket_at + 1 :].contiguous())
        self.features, self.buckets = torch.cat(features), torch.cat(buckets)
        self.paths = torch.cat(paths)
        self.samples = torch.cat(samples)
        scores = self.samples[:, 26:28].contiguous().view(torch.int16).view(-1)
        self.scores = scores.float()
        self.known = self.samples[:, 29] < 3
        self.results = self.samples[:, 29].float() / 2
        order = torch.arange(len(self.features), device=device)
        # Neighbours in a file are of one game: whole stretches are held out, not single positions.
        held_out = order // 4096 % VALIDATION == VALIDATION - 1
        if not held_out.any():
            held_out = order % VALIDATION == VALIDATION - 1
        self.training, self.validation = order[~held_out], order[held_out]

    def path_bits(self, which):
        """The features of paths, a byte each."""
        first, last = self.shape["paths"]
        shifts = torch.arange(8, device=self.paths.device, dtype=torch.uint8)
        bits = self.paths[which].unsqueeze(-1) >> shifts & 1
        return bits.flatten(2)[:, :, : last - first]

    def target(self, which, slope, share):
        expected = torch.sigmoid(self.scores[which] / slope)
        share = share * self.known[which]
        return share * self.results[which] + (1 - share) * expected

    def fit_slope(self):
        """How many points multiply the odds by e: the slope that predicts results best."""
        return min(range(60, 800, 10), key=self.error_of_search)

    def error_of_search(self, slope):
        known = self.known.nonzero().view(-1)
        some = known[:: 1 + len(known) // 2_000_000]
        return (torch.sigmoid(self.scores[some] / slope) - self.results[some]).square().mean().item()


class Network(torch.nn.Module):
    """The network in floating point. Its output is log-odds of the seat to move."""

    def __init__(self, shape, hidden):
        super().__init__()
        self.shape = shape
        features, buckets = shape["features"], shape["buckets"]
        parameter = torch.nn.Parameter
        self.weights = parameter((torch.rand(features, hidden) - 0.5) * 0.2)
        self.bias = parameter(torch.full((hidden,), 0.25))
        self.output = parameter((torch.rand(buckets, 2 * hidden) - 0.5) * 0.2)
        self.output_bias = parameter(torch.zeros(buckets))
        self.direct = parameter(torch.zeros(features - shape["first_forward"]))
        # A pair of numbers begins as the sum of what each counts alone.
        self.factors = torch.nn.ParameterList(
            parameter(torch.zeros(2, values, hidden)) for _, values in shape["pairs"]
        )
        self.direct_factors = torch.nn.ParameterList(
            parameter(torch.zeros(2, values)) for _, values in shape["pairs"]
        )

    def effective(self):
        """The weights of the features and the direct ones, with those of pairs added."""
        weights, direct = self.weights, self.direct
        added, direct_added = torch.zeros_like(weights), torch.zeros_like(direct)
        for (first, values), own, straight in zip(
            self.shape["pairs"], self.factors, self.direct_factors
        ):
            both = own[0].unsqueeze(1) + own[1].unsqueeze(0)
            last = first + values * values
            added = torch.cat([added[:first], both.flatten(0, 1), added[last:]])
            both = straight[0].unsqueeze(1) + straight[1].unsqueeze(0)
            first, last = first - self.shape["first_forward"], last - self.shape["first_forward"]
            direct_added = torch.cat([direct_added[:first], both.flatten(), direct_added[last:]])
        return weights + added, direct + direct_added

    def forward(self, features, paths, buckets):
        """The features that are listed one by one, and those of paths as bits, a byte each."""
        count, size = len(features), self.shape["features"]
        first, last = self.shape["paths"]
        weights, direct = self.effective()
        hot = torch.zeros(2 * count, size + 1, device=features.device)
        # The perspectives one after the other: the mover's, then the other's.
        hot.scatter_(1, features.transpose(0, 1).reshape(2 * count, -1), 1.0)
        hot[:, first:last] = paths.transpose(0, 1).reshape(2 * count, -1)
        hot = hot[:, :size]
        hidden = (hot @ weights + self.bias).clamp(0, 1).square()
        both = torch.cat([hidden[:count], hidden[count:]], dim=1)
        outputs = both @ self.output.t() + self.output_bias
        straight = hot[:count, self.shape["first_forward"] :] @ direct
        return outputs.gather(1, buckets.unsqueeze(1)).squeeze(1) + straight

    def load(self, file):
        """Takes the weights of a file, which are integers there."""
        hidden_one, output_one = self.shape["hidden_one"], self.shape["output_one"]
        assert file.startswith(MAGIC)
        at = len(MAGIC)
        for parameter, kind, one in [
            (self.weights, "<i2", hidden_one),
            (self.bias, "<i2", hidden_one),
            (self.output, "<i2", output_one),
            (self.output_bias, "<i4", hidden_one * output_one),
            (self.direct, "<i4", hidden_one * output_one),
        ]:
            numbers = np.frombuffer(file, kind, parameter.numel(), at).astype(np.float32) / one
            parameter.data = torch.from_numpy(numbers).view(parameter.shape)
            at += parameter.numel() * np.dtype(kind).itemsize
        assert at == len(file)

    def clip(self):
        limit = 127 / self.shape["output_one"]
        with torch.no_grad():
            self.output.clamp_(-limit, limit)
            self.weights.clamp_(-limit, limit)


def train(network, data, slope, args):
    device = data.features.device
    mirrored = torch.tensor(data_mirror(network.shape), device=device)
    first, last = network.shape["paths"]
    mirrored_paths = mirrored[first:last] - first
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=1e-3)
    steps = len(data.training) // args.batch
    total, done, began = args.epochs * steps, 0, time.time()

    def rate(step):
        warm = min(1.0, (step + 1) / 500)
        return warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * min(1.0, step / total))))

    for epoch in range(args.epochs):
        order = data.training[torch.randperm(len(data.training), device=device)]
        loss_sum = torch.zeros((), device=device)
        for step in range(steps):
            which = order[step * args.batch : (step + 1) * args.batch]
            features = data.features[which].long()
            flip = torch.rand(len(which), 1, 1, device=device) < 0.5
            features = torch.where(flip, mirrored[features], features)
            paths = data.path_bits(which)
            paths = torch.where(flip, paths[:, :, mirrored_paths], paths)
            for group in optimiser.param_groups:
                group["lr"] = args.rate * rate(done)
            chance = torch.sigmoid(network(features, paths, data.buckets[which]))
            loss = (chance - data.target(which, slope, args.result)).square().mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            network.clip()
            loss_sum += loss.detach()
            done += 1
        to_target, to_result = validate(network, data, slope, args)
        mean = loss_sum.item() / max(steps, 1)
        say(
            f"epoch {epoch + 1}: training {mean:.6f}, validation {to_target:.6f} to the target, "
            f"{to_result:.6f} to the result, {time.time() - began:.0f} s"
        )
        if epoch == 0 and args.seconds:
            # The first epoch tells how many there is time for; the rate falls accordingly.
            per_epoch = time.time() - began
            args.epochs = max(1, min(args.epochs, int(args.seconds / per_epoch)))
            total = args.epochs * steps
        if epoch + 1 >= args.epochs:
            break


def data_mirror(shape):
    return shape["mirrored"] + [shape["features"]]


@torch.no_grad()
def validate(network, data, slope, args):
    to_target = to_result = known = 0.0
    for which in data.validation.split(args.batch):
        features, paths = data.features[which].long(), data.path_bits(which)
        chance = torch.sigmoid(network(features, paths, data.buckets[which]))
        to_target += (chance - data.target(which, slope, args.result)).square().sum().item()
        mask = data.known[which]
        to_result += ((chance - data.results[which]).square() * mask).sum().item()
        known += mask.sum().item()
    return to_target / len(data.validation), to_result / max(known, 1)


class Quantised:
    """The network in integers, as the engine computes it."""

    def __init__(self, network):
        shape = self.shape = network.shape
        hidden_one, output_one = shape["hidden_one"], shape["output_one"]
        weights, direct = network.effective()

        def integers(tensor, one):
            return np.rint(tensor.detach().double().cpu().numpy() * one).astype(np.int64)

        self.weights = integers(weights, hidden_one)
        self.bias = integers(network.bias, hidden_one)
        self.output = integers(network.output, output_one)
        self.output_bias = integers(network.output_bias, hidden_one * output_one)
        self.direct = integers(direct, hidden_one * output_one)

    def file(self):
        short = [self.weights, self.bias, self.output]
        assert all(np.abs(numbers).max() < 1 << 15 for numbers in short)
        assert np.abs(self.output).max() <= 127
        parts = [MAGIC]
        parts += [numbers.astype("<i2").tobytes() for numbers in short]
        parts += [numbers.astype("<i4").tobytes() for numbers in [self.output_bias, self.direct]]
        return b"".join(parts)

    def score(self, features, bucket):
        """The score of a sample in points: every step as the engine's, in exact integers."""
        size, one = self.shape["features"], self.shape["hidden_one"]
        total = 0
        for role, perspective in enumerate(features):
            active = perspective[perspective < size]
            hidden = (self.bias + self.weights[active].sum(axis=0)).clip(0, one)
            hidden = hidden.astype(np.int64)
            half = self.output[bucket].reshape(2, -1)[role]
            total += int((hidden * hidden * half).sum())
        forward = features[0][(features[0] < size) & (features[0] >= self.shape["first_forward"])]
        straight = int(self.direct[forward - self.shape["first_forward"]].sum())
        log_odds = truncated(total, one) + straight + int(self.output_bias[bucket])
        points = truncated(log_odds * self.shape["points"], one * self.shape["output_one"])
        return max(-5000, min(5000, points))

    def cases(self, data, which):
        paths = data.path_bits(which)
        listed = data.features[which].long().cpu().numpy()
        first = self.shape["paths"][0]

        def active(nth, role):
            squares = paths[nth, role].nonzero()[:, 0].cpu().numpy()
            return np.concatenate([listed[nth, role], first + squares])

        features = [[active(nth, role) for role in range(2)] for nth in range(len(which))]
        buckets, samples = data.buckets[which].cpu(), data.samples[which].cpu().numpy()
        return "".join(
            f"{samples[nth].tobytes().hex()} {self.score(features[nth], int(buckets[nth]))}\n"
            for nth in range(len(which))
        )


def truncated(number, divisor):
    """Division as the engine's, towards zero."""
    return abs(number) // divisor * (1 if number >= 0 else -1)


if __name__ == "__main__":
    main()
