/** The storage key of an import or export file. */
export const getStoredFileKey = (accountId: string, id: string, extension: string) => `${accountId}/${id}.${extension}`
