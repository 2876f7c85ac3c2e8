/** The current release, shown by the health endpoint and in the pages' head, and sent with error reports. */
export const RELEASE = '2025-10-16'
