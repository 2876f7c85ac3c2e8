import { elementAttributes, elementParts, elementProperties } from '@gable/shared/widgets/element-api.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { Code, DefinitionList, Section } from './section.tsx'

const example = `${tagOf.SEARCH} {
  --gable-font: inherit;
  --gable-corners: 0;
}
${tagOf.SEARCH}::part(button) {
  text-transform: uppercase;
}`

export const StylingSection = () => (
  <Section id="styling" title="Language and styling">
    <h3>Attributes</h3>
    <DefinitionList
      items={elementAttributes.map(({ name, about }) => ({ name: <code>{name}</code>, description: about }))}
    />
    <p>Text that you wrote yourself, such as headings and button labels, is never translated.</p>
    <h3>Custom properties</h3>
    <p>A widget uses your branding. Set custom properties on the element in your style sheet to override it:</p>
    <Code>{example}</Code>
    <DefinitionList
      items={elementProperties.map(({ name, about, takes, initial }) => ({
        name: <code>{name}</code>,
        description: (
          <>
            {about} Accepts {takes}. Default: {initial}.
          </>
        ),
      }))}
    />
    <p>
      The widget follows the <code>color-scheme</code> of your page and is dark on a dark page.
    </p>
    <h3>Parts</h3>
    <DefinitionList
      items={elementParts.map(({ name, about }) => ({ name: <code>::part({name})</code>, description: about }))}
    />
    <p>Style sheets cannot reach anything else inside a widget, and its internal structure may change at any time.</p>
  </Section>
)
