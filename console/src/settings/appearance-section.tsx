import { RadioCards } from '../design/inputs/radio-cards.tsx'
import { useTheme } from '../design/theme.ts'
import { themeChoices } from '../layout/theme-choices.ts'
import { Section } from './section.tsx'

/** How the console looks on this device. */
export function AppearanceSection() {
  const { choice, setChoice } = useTheme()
  return (
    <Section id="appearance" title="Appearance" description="Kept on this device.">
      <RadioCards aria-label="Theme" columns={3} value={choice} onChange={setChoice} options={themeChoices} />
    </Section>
  )
}
