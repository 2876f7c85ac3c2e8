/** "What's your home worth?" becomes "whats-your-home-worth". A name without Latin letters becomes "landing-page". */
export function toPageSlug(name: string, maximum: number): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maximum)
    .replace(/-+$/, '')
  if (slug.length >= 3) return slug
  return slug ? `page-${slug}` : 'landing-page'
}
