import { elementEvents } from '@gable/shared/widgets/element-api.ts'
import { Code, Section, Terms } from './section.tsx'

const example = `document.addEventListener('gable:success', ({ detail }) => {
  dataLayer.push({ event: 'generate_lead', id: detail.submissionId })
})`

export const EventsSection = () => (
  <Section id="events" title="Events">
    <p>A widget tells the page what happens, and nothing that was typed. The events rise to the document:</p>
    <Code>{example}</Code>
    <Terms
      terms={elementEvents.map(({ name, detail, about }) => ({
        name: <code>gable:{name}</code>,
        about: (
          <>
            {about} <code class="detail">{detail}</code>
          </>
        ),
      }))}
    />
  </Section>
)
