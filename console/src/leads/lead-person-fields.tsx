import { TextField } from '../design/inputs/text-field.tsx'

/** A person who becomes a contact together with their first lead. */
export const LeadPersonFields = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField name="firstName" label="First Name" autoComplete="off" />
    <TextField name="lastName" label="Last Name" autoComplete="off" />
    <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
    <TextField name="emailId" label="Email" type="email" inputMode="email" autoComplete="off" spellCheck={false} />
    <TextField
      name="address"
      label="Address"
      autoComplete="off"
      placeholder="Street, city…"
      className="sm:col-span-2"
    />
  </div>
)
