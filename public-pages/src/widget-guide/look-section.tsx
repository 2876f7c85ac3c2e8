import { elementAttributes, elementParts, elementProperties } from '@gable/shared/widgets/element-api.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import { Code, Section, Terms } from './section.tsx'

const example = `${tagOf.SEARCH} {
  --gable-font: inherit;
  --gable-corners: 0;
}
${tagOf.SEARCH}::part(button) {
  text-transform: uppercase;
}`

export const LookSection = () => (
  <Section id="look" title="Language and look">
    <h3>Attributes</h3>
    <Terms terms={elementAttributes.map(({ name, about }) => ({ name: <code>{name}</code>, about }))} />
    <p>What you wrote yourself, such as headings and buttons, stays as you wrote it.</p>
    <h3>Custom properties</h3>
    <p>A widget wears its brand. What a style sheet of the page says on the element comes first:</p>
    <Code>{example}</Code>
    <Terms
      terms={elementProperties.map(({ name, about, takes, initial }) => ({
        name: <code>{name}</code>,
        about: (
          <>
            {about} Takes {takes}; to begin with it is {initial}.
          </>
        ),
      }))}
    />
    <p>
      It is dark where the page around it is, which a page says by <code>color-scheme</code>.
    </p>
    <h3>Parts</h3>
    <Terms terms={elementParts.map(({ name, about }) => ({ name: <code>::part({name})</code>, about }))} />
    <p>Everything else in a widget is closed to style sheets of the page, and may change on any day.</p>
  </Section>
)
