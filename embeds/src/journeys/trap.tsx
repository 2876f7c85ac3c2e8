import type { Words } from '@gable/shared/journeys/words/words.ts'

/** A field that no person sees or reaches: what fills it in is a machine. */
export const Trap = ({ words, onFill }: { words: Words; onFill(text: string): void }) => (
  <div class="trap" aria-hidden="true">
    <label>
      {words.leaveEmpty}
      <input
        name="website"
        tabIndex={-1}
        autocomplete="off"
        onInput={({ currentTarget }) => onFill(currentTarget.value)}
      />
    </label>
  </div>
)
