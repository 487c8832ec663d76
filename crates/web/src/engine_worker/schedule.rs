use std::collections::VecDeque;

/// The number of a request. Later requests have greater numbers, so that "stop everything up to
/// this one" can never reach a request that was made afterwards.
pub type RequestId = u32;

/// Who made a request: one that stops its own requests leaves those of others alone.
pub type ClientId = u32;

/// Which engine worker runs which request. A request goes to an idle worker, the one that served the
/// same client last if it can, else the first, which then finds in its tables what it searched
/// before; while all are busy another one is started, up to a limit. This is bookkeeping alone: the [`WorkerAction`]s it returns are
/// for the caller to carry out, in order.
#[derive(Debug)]
pub struct Schedule {
    limit: usize,
    next_id: RequestId,
    waiting: VecDeque<ScheduledRequest>,
    workers: Vec<WorkerState>,
    /// Whom each worker served last.
    served: Vec<Option<ClientId>>,
}

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerAction {
    /// Start the worker with that index.
    Start(usize),
    /// Send it the request.
    Post(usize, RequestId),
    /// Make it stop the request, which nobody waits for any more.
    Interrupt(usize, RequestId),
    /// Forget the request.
    Drop(RequestId),
    /// Tell whoever asked that the engine failed.
    GiveUp(RequestId),
}

#[derive(Clone, Copy, Debug)]
struct ScheduledRequest {
    id: RequestId,
    client: ClientId,
    /// How many workers have failed at it.
    failures: u8,
}

#[derive(Clone, Copy, Debug)]
enum WorkerState {
    /// Not started yet, or gone.
    Absent,
    Idle,
    /// `wanted` until it is interrupted.
    Busy {
        request: ScheduledRequest,
        wanted: bool,
    },
}

/// A request is given to this many workers before the failure is told.
const ATTEMPTS: u8 = 2;

impl Schedule {
    /// A schedule for at most `limit` workers.
    pub fn new(limit: usize) -> Schedule {
        Schedule {
            limit: limit.max(1),
            next_id: 1,
            waiting: VecDeque::new(),
            workers: Vec::new(),
            served: Vec::new(),
        }
    }

    /// Adds a request.
    pub fn submit(&mut self, client: ClientId) -> (RequestId, Vec<WorkerAction>) {
        let id = self.next_id;
        self.next_id += 1;
        self.waiting.push_back(ScheduledRequest { id, client, failures: 0 });
        (id, self.assign())
    }

    /// Stops all requests of a client.
    pub fn cancel(&mut self, client: ClientId) -> Vec<WorkerAction> {
        let mut actions = Vec::new();
        self.waiting.retain(|request| {
            let keep = request.client != client;
            if !keep {
                actions.push(WorkerAction::Drop(request.id));
            }
            keep
        });
        for (index, worker) in self.workers.iter_mut().enumerate() {
            if let WorkerState::Busy { request, wanted } = worker
                && *wanted
                && request.client == client
            {
                *wanted = false;
                actions.extend([
                    WorkerAction::Drop(request.id),
                    WorkerAction::Interrupt(index, request.id),
                ]);
            }
        }
        actions
    }

    /// A worker has answered.
    pub fn finished(&mut self, index: usize) -> Vec<WorkerAction> {
        self.workers[index] = WorkerState::Idle;
        self.assign()
    }

    /// A worker could not be started, crashed, or was terminated: its request goes to another one,
    /// and is given up when that fails too.
    pub fn lost(&mut self, index: usize) -> Vec<WorkerAction> {
        let lost = std::mem::replace(&mut self.workers[index], WorkerState::Absent);
        self.served[index] = None;
        let mut actions = Vec::new();
        if let WorkerState::Busy { mut request, wanted: true } = lost {
            request.failures += 1;
            if request.failures < ATTEMPTS {
                self.waiting.push_front(request);
            } else {
                actions.push(WorkerAction::GiveUp(request.id));
            }
        }
        actions.extend(self.assign());
        actions
    }

    /// Gives waiting requests to workers.
    fn assign(&mut self) -> Vec<WorkerAction> {
        let mut actions = Vec::new();
        while let Some(&request) = self.waiting.front() {
            let is_idle = |w: &WorkerState| matches!(w, WorkerState::Idle);
            let served = self.workers.iter().zip(&self.served);
            let own =
                served.into_iter().position(|(w, c)| is_idle(w) && *c == Some(request.client));
            let idle = own.or_else(|| self.workers.iter().position(is_idle));
            // A worker that is about to stop is as good as idle: its table is worth the wait.
            let stopping = |w: &&WorkerState| matches!(w, WorkerState::Busy { wanted: false, .. });
            let absent = self.workers.iter().position(|w| matches!(w, WorkerState::Absent));
            let index = match (idle, absent) {
                (Some(index), _) => index,
                _ if self.workers.iter().filter(stopping).count() >= self.waiting.len() => break,
                (None, Some(index)) => index,
                (None, None) if self.workers.len() < self.limit => {
                    self.workers.push(WorkerState::Absent);
                    self.served.push(None);
                    self.workers.len() - 1
                }
                (None, None) => break,
            };
            if matches!(self.workers[index], WorkerState::Absent) {
                actions.push(WorkerAction::Start(index));
            }
            self.waiting.pop_front();
            self.served[index] = Some(request.client);
            self.workers[index] = WorkerState::Busy { request, wanted: true };
            actions.push(WorkerAction::Post(index, request.id));
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use WorkerAction::*;

    const A: ClientId = 1;
    const B: ClientId = 2;

    #[test]
    fn one_search_after_another_stays_with_one_worker() {
        let mut schedule = Schedule::new(4);
        assert_eq!(schedule.submit(A), (1, vec![Start(0), Post(0, 1)]));
        assert_eq!(schedule.finished(0), []);
        assert_eq!(schedule.submit(A), (2, vec![Post(0, 2)]));
    }

    #[test]
    fn independent_requests_run_side_by_side_up_to_the_limit() {
        let mut schedule = Schedule::new(2);
        assert_eq!(schedule.submit(A).1, [Start(0), Post(0, 1)]);
        assert_eq!(schedule.submit(A).1, [Start(1), Post(1, 2)]);
        assert_eq!(schedule.submit(A).1, []);
        assert_eq!(schedule.finished(1), [Post(1, 3)]);
    }

    #[test]
    fn who_asks_again_gets_the_worker_that_knows_the_answer() {
        let mut schedule = Schedule::new(2);
        schedule.submit(A);
        assert_eq!(schedule.submit(B).1, [Start(1), Post(1, 2)]);
        schedule.finished(0);
        schedule.finished(1);
        assert_eq!(schedule.submit(B).1, [Post(1, 3)]);
        assert_eq!(schedule.submit(A).1, [Post(0, 4)]);
    }

    #[test]
    fn a_request_made_after_stopping_is_not_stopped() {
        let mut schedule = Schedule::new(2);
        schedule.submit(A);
        assert_eq!(schedule.cancel(A), [Drop(1), Interrupt(0, 1)]);
        // The worker is still winding up; the new request has a greater number than the stopped
        // one and waits for the worker rather than for a new one.
        assert_eq!(schedule.submit(A), (2, vec![]));
        assert_eq!(schedule.finished(0), [Post(0, 2)]);
    }

    #[test]
    fn who_stops_leaves_the_requests_of_others_alone() {
        let mut schedule = Schedule::new(2);
        schedule.submit(A);
        schedule.submit(B);
        schedule.submit(B);
        assert_eq!(schedule.cancel(B), [Drop(3), Drop(2), Interrupt(1, 2)]);
        assert_eq!(schedule.cancel(B), []);
        assert_eq!(schedule.cancel(A), [Drop(1), Interrupt(0, 1)]);
    }

    #[test]
    fn a_worker_that_fails_is_replaced_and_then_told() {
        let mut schedule = Schedule::new(2);
        schedule.submit(A);
        assert_eq!(schedule.lost(0), [Start(0), Post(0, 1)]);
        assert_eq!(schedule.lost(0), [GiveUp(1)]);
        assert_eq!(schedule.submit(A).1, [Start(0), Post(0, 2)]);
    }

    #[test]
    fn a_worker_that_fails_while_it_is_stopped_is_not_missed() {
        let mut schedule = Schedule::new(1);
        schedule.submit(A);
        schedule.cancel(A);
        schedule.submit(A);
        assert_eq!(schedule.lost(0), [Start(0), Post(0, 2)]);
    }
}
