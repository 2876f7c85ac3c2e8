/** People write `harborhill.com` and mean the site. */
export const withScheme = (website: string) =>
  website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
