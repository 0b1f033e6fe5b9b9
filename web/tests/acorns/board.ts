// What is loaded of Acorns when a table is opened.
export { default as Sheet } from './Sheet.svelte';
export { default } from './Table.svelte';
