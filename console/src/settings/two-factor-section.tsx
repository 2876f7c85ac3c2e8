import { TwoFactorSettings } from '../identity/two-factor/two-factor-settings.tsx'
import { Section } from './section.tsx'

/** What the user needs besides the password. */
export const TwoFactorSection = () => (
  <Section
    id="two-factor"
    title="Two-factor sign-in"
    description="A second proof that it is you. Someone who learns your password still cannot sign in."
  >
    <TwoFactorSettings />
  </Section>
)
