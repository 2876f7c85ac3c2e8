import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'

/** An invisible field: only bots fill it in. */
export const Honeypot = ({ labels, onFill }: { labels: JourneyLabels; onFill(text: string): void }) => (
  <div class="honeypot" aria-hidden="true">
    <label>
      {labels.leaveEmpty}
      <input
        name="website"
        tabIndex={-1}
        autocomplete="off"
        onInput={({ currentTarget }) => onFill(currentTarget.value)}
      />
    </label>
  </div>
)
