import { addApiKey, authentication, throwProblem } from './authentication.ts'
import { addNote } from './creates/add-note.ts'
import { addTag } from './creates/add-tag.ts'
import { createContact } from './creates/create-contact.ts'
import { createLead } from './creates/create-lead.ts'
import { findContact } from './searches/find-contact.ts'
import { newContact } from './triggers/new-contact.ts'
import { newLead } from './triggers/new-lead.ts'
import { newSubmission } from './triggers/new-submission.ts'

/**
 * The app of Gable at Zapier, as `zapier push` takes it. Nothing of the server imports it; a test runs it against the API.
 */
export default {
  version: '1.0.0',
  platformVersion: '17.0.0',
  authentication,
  beforeRequest: [addApiKey],
  afterResponse: [throwProblem],
  triggers: { [newLead.key]: newLead, [newContact.key]: newContact, [newSubmission.key]: newSubmission },
  searches: { [findContact.key]: findContact },
  creates: {
    [createContact.key]: createContact,
    [createLead.key]: createLead,
    [addNote.key]: addNote,
    [addTag.key]: addTag,
  },
}
