/** Whether this tab is changing the step itself. The live event of its own change may arrive before the response. */
export const stepChange = { isRunning: false }
