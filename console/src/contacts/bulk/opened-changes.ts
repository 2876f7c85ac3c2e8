/** Where the address says that the recent changes stand open, and which of them is looked at closer. */
export const openedChanges = 'changes'
