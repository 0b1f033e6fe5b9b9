// A page of the tests: what the kernel computes in this browser, and what a strict policy lets a script do.
import { attempts } from './attempts';
import { chosen, interrupted, revived } from './choosing';
import { games } from './games';

const harness = { attempts, chosen, games, interrupted, revived };
Object.assign(window, { harness });
