// How Svelte compiles the page: runes everywhere, so that one way of writing state is used.

/** The class that keeps a component's style to itself: short, for it stands in every rule and in every element. */
const cssHash = ({ hash, filename }) => `s${hash(filename).slice(-4)}`;

export default { compilerOptions: { runes: true, cssHash } };
