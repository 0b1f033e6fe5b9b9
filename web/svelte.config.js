// How Svelte compiles the page: runes everywhere, so that one way of writing state is used.
export default { compilerOptions: { runes: true } };
