/** What keeps the product from running and is no fault of the script that says so: its message is all there is to say. */
export class Obstacle extends Error {}

/** Does the work; an obstacle ends the program with its message instead of a stack. */
export async function orStop(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
