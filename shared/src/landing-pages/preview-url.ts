export const previewHash = '#preview'

/** Opens a page as visitors see it without counting the visit. */
export const toPreviewUrl = (url: string): string => `${url}${previewHash}`
