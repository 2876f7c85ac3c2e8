import { RadioCards } from '../design/inputs/radio-cards.tsx'
import { useTheme } from '../design/theme.ts'
import { themeChoices } from '../layout/theme-choices.ts'
import { Section } from './section.tsx'

/** The theme of the console on this device. */
export function AppearanceSection() {
  const { choice, setChoice } = useTheme()
  return (
    <Section id="appearance" title="Appearance" description="Applies to this device only.">
      <RadioCards aria-label="Theme" columns={3} value={choice} onChange={setChoice} options={themeChoices} />
    </Section>
  )
}
