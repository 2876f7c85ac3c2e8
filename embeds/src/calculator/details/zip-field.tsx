import type { LoanLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { Zip } from './use-zip.ts'

/** Says what the ZIP code does, or why it does nothing. */
export const ZipField = ({ zip: { zip, problem, type }, labels }: { zip: Zip; labels: LoanLabels }) => (
  <div class="field" part="field">
    <label part="label" for="f-zip">
      {labels.zip}
    </label>
    <input
      id="f-zip"
      part="input"
      inputMode="numeric"
      autocomplete="off"
      value={zip}
      aria-describedby="f-zip-about"
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 5)
        type(currentTarget.value)
      }}
    />
    <p class="fault" />
    <p class="small" id="f-zip-about" aria-live="polite">
      {labels.zipHints[problem ?? 'fills']}
    </p>
  </div>
)
