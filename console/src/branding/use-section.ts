import { useLocation } from 'react-router-dom'
import { sections } from './sections.ts'

/** The section whose address this is; none for a moment, at the brand's own. */
export function useSection() {
  const last = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1)
  return sections.find(({ path }) => path === last)
}
