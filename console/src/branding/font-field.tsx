import { type Font, fontStacks, headingStacks } from '@gable/shared/branding/appearance.ts'
import { getFontPair } from '@gable/shared/branding/brand-fonts.ts'
import { brandFontsPath } from '@gable/shared/branding/font-paths.ts'
import { deviceFontOptions, fontPairOptions } from './appearance-options.ts'
import { SampleChoiceField } from './sample-choice-field.tsx'

/** The font of a brand. Each option is shown in its fonts. */
export const FontField = () => (
  <>
    <link rel="stylesheet" href={brandFontsPath} />
    <SampleChoiceField
      name="font"
      label="Font"
      hint="Pages and dashboards load a pair with their first screen, and nothing moves while they do. Widgets take the font of the website."
      options={[...fontPairOptions, ...deviceFontOptions]}
      optionClassName="basis-[45%] justify-start text-start"
      renderSample={(option) => <FontSample {...option} />}
    />
  </>
)

function FontSample({ value, label }: { value: Font; label: string }) {
  const pair = getFontPair(value)
  return (
    <span className="min-w-0">
      <span style={{ fontFamily: headingStacks[value] }} className="block text-title">
        {pair ? pair.heading.family : label}
      </span>
      <span style={{ fontFamily: fontStacks[value] }} className="block text-muted text-table">
        {pair ? `with ${pair.text.family}` : 'From the visitor’s device'}
      </span>
    </span>
  )
}
