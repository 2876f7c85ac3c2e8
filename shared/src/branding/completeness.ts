/** A brand is incomplete while its colour or its digital logo is missing. There is no other rule anywhere. */
export const isBrandingComplete = (style: { primaryColor: string | null; digitalLogoId: string | null }): boolean =>
  style.primaryColor !== null && style.digitalLogoId !== null

export const brandingIncomplete = 'Your branding is incomplete. Add a brand colour and a logo to publish.'
