import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Page } from '../design/layout/page.tsx'
import { AgentCardSection } from './agent-card-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignatureSection } from './signature-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** The user’s own settings. Card and signature belong to the open account, the others to all of their accounts. */
export function ProfilePage() {
  useScrollToHash()
  return (
    <Page title="My Details">
      <div className="space-y-4">
        <DetailsSection />
        <AgentCardSection />
        <SignatureSection />
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection />
        <AppearanceSection />
      </div>
    </Page>
  )
}

/**
 * Scrolls to the section in the URL. The browser itself looks for it only once, which may be before the page has
 * rendered. While the sections above it are still loading, it stays in place until the user does something.
 */
function useScrollToHash() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same section again scrolls to it again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    return keepInPlace(section)
  }, [hash, key])
}

function keepInPlace(section: HTMLElement) {
  const observer = new ResizeObserver(() => section.scrollIntoView())
  if (section.parentElement) observer.observe(section.parentElement)
  const stop = () => observer.disconnect()
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  for (const event of events) window.addEventListener(event, stop, { once: true, passive: true })
  const timer = setTimeout(stop, 3000)
  return () => {
    stop()
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, stop)
  }
}
