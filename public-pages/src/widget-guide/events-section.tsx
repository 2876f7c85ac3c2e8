import { elementEvents } from '@gable/shared/widgets/element-api.ts'
import { Code, DefinitionList, Section } from './section.tsx'

const example = `document.addEventListener('gable:success', ({ detail }) => {
  dataLayer.push({ event: 'generate_lead', id: detail.submissionId })
})`

export const EventsSection = () => (
  <Section id="events" title="Events">
    <p>
      Widgets dispatch events that bubble up to the document, for example to record a conversion. Events never contain
      what a visitor typed.
    </p>
    <Code>{example}</Code>
    <DefinitionList
      items={elementEvents.map(({ name, detail, about }) => ({
        name: <code>gable:{name}</code>,
        description: (
          <>
            {about} <code class="detail">{detail}</code>
          </>
        ),
      }))}
    />
  </Section>
)
