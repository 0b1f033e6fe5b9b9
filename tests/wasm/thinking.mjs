// Whole sentences from a module: the records that `think` works on, and the loop around it.
const ROLES = 3; // networks of a search: its guide, who evaluates, and strangers, who have none
const LEARNED = 'master';

export class Thinking {
  constructor(kernel, asked) {
    this.kernel = kernel;
    this.asked = asked;
    this.views = kernel.records('state', 2);
    [this.none, this.learned] = [kernel.records('network', ROLES), kernel.records('network', ROLES)];
    [this.choice, this.policy, this.seating, this.slate] = ['choice', 'policy', 'seating', 'slate'].map((kind) =>
      kernel.records(kind),
    );
  }
  /** Use a learned network from now on. */
  learn(network) {
    for (const role of [0, 1]) this.kernel.bytes(this.learned + role * network.length, network.length).set(network);
  }
  /** Choose a sentence; return in how many slices. */
  think(level, view, hurried) {
    const { kernel, asked, views, choice, policy, seating, slate } = this;
    for (const at of [views, views + asked.layouts.state.size]) kernel.copy('state', at, view);
    for (const [kind, at] of Object.entries({ choice, seating, slate })) kernel.record(kind, at).fill(0);
    kernel.record('policy', policy).set(Buffer.from(asked.policies[level], 'hex'));
    kernel.field('choice', choice, 'rng')[0] = BigInt(asked.seed);
    const networks = level === LEARNED ? this.learned : this.none;
    let slices = 1;
    while (!kernel.wasm.think(views, 2, choice, 1, policy, 1, networks, ROLES, seating, 1, slate, 1)) {
      kernel.field('choice', choice, 'hurried')[0] = BigInt(hurried);
      slices += 1;
    }
    return slices;
  }
}
