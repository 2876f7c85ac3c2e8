import { toUrl } from '../authentication.ts'
import { getText, personFields } from '../input-fields.ts'
import { newLead } from '../triggers/new-lead.ts'
import type { Create } from '../zapier-types.ts'

export const createLead: Create = {
  key: 'create_lead',
  noun: 'Lead',
  display: { label: 'Create Lead', description: 'Adds a person with a lead.' },
  operation: {
    inputFields: [
      ...personFields,
      {
        key: 'leadType',
        label: 'Type',
        type: 'string',
        required: true,
        choices: { HV: 'Home value', SELLER: 'Seller', BUYER: 'Buyer', MORTGAGE: 'Mortgage', GENERAL: 'General' },
      },
      { key: 'nextAction', label: 'Next Action', type: 'string', helpText: 'What an agent should do first.' },
    ],
    async perform(z, bundle) {
      const { inputData } = bundle
      const { data } = await z.request({
        method: 'POST',
        url: toUrl(bundle, '/agent/leads'),
        body: {
          person: {
            firstName: getText(inputData, 'firstName'),
            lastName: getText(inputData, 'lastName'),
            emailId: getText(inputData, 'email'),
            phone: getText(inputData, 'phone'),
            address: getText(inputData, 'address'),
          },
          leadType: getText(inputData, 'leadType'),
          nextAction: getText(inputData, 'nextAction') || null,
        },
      })
      const { _id, contactId, leadType, address, source } = data as Record<string, string>
      return { id: _id ?? '', contactId, leadType, address, source }
    },
    sample: newLead.operation.sample,
  },
}
