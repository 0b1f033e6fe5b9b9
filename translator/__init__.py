"""What the page knows of each game, written in TypeScript from Python, so that nothing is written twice."""
