/** Something about the machine or the checkout stops the script. Its message is all the user needs to see. */
export class SetupError extends Error {}

/** Runs the work; a setup error ends the process with its message instead of a stack trace. */
export async function exitOnSetupError(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
