import { useLocation } from 'react-router-dom'
import { brandingSections } from './sections.ts'

/** The section of the current URL. Undefined until the redirect from the brand's own URL to its first section. */
export function useSection() {
  const lastSegment = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1)
  return brandingSections.find(({ path }) => path === lastSegment)
}
