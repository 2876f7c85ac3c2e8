import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '../design/layout/page.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What a person sets for themselves, in whatever account they are. */
export function ProfilePage() {
  useSectionOfAddress()
  return (
    <Page title="My Details" width="reading">
      <div className="space-y-4">
        <DetailsSection />
        <PasswordSection />
        <SessionsSection />
        <AppearanceSection />
      </div>
    </Page>
  )
}

/** The page may be drawn long after its address was opened, when the browser has given up looking for the section. */
function useSectionOfAddress() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same section again goes there again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }, [hash, key])
}
