/** Where a provider sends the browser back to, in the console. */
export const calendarReturnPath = 'calendar-connected'
