/** The release this source is: shown by the health answer and in the pages' head, and sent along with error reports. */
export const RELEASE = '2025-10-16'
