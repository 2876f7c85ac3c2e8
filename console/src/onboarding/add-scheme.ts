/** Completes `harborhill.com` to a URL. */
export const addScheme = (website: string) =>
  website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
