import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { type Journey, languages } from '../journeys/journey.ts'
import { OwnerCorrection, OwnerCorrectionInput } from './correction.ts'
import { ContactDashboard, GeneralSettings, VisibilitySettings } from './dashboard.ts'
import { addableTypes, moduleTypes } from './module-type.ts'
import { ComparableKey, comparableMarks, SaleAssumptions } from './owner-answers.ts'
import type { PublicDashboard } from './public-dashboard.ts'
import { Vendor, VendorInput } from './vendor.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ dashboardId: Id })
const moduleParams = z.object({ dashboardId: Id, moduleId: z.string().min(1).max(64) })
const Settings = z.record(z.string(), z.unknown())
/** The `updatedAt` that the client loaded. If set, the save fails when someone else saved since then. */
const basedOn = z.iso.datetime().optional()

export const contactDashboardEndpoints = defineEndpoints({
  'GET /agent/contact-dashboard': {
    allow,
    about: 'All contact dashboards with their all-time statistics.',
    reply: z.array(ContactDashboard),
  },
  'GET /agent/contact-dashboard/:dashboardId': {
    allow,
    about: 'One contact dashboard.',
    params,
    reply: ContactDashboard,
  },
  'POST /agent/contact-dashboard/:dashboardId/modules': {
    allow,
    about: 'Adds a module on top. It is hidden until it is displayed.',
    params,
    body: z.object({
      moduleType: z.enum(addableTypes as [(typeof addableTypes)[number]]),
      settings: Settings,
      visibilitySettings: VisibilitySettings,
    }),
    reply: ContactDashboard,
  },
  'PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId': {
    allow,
    about:
      'Saves the settings and the visibility of a module. With `basedOn`, it answers 409 if the module changed since then.',
    params: moduleParams,
    body: z.object({ settings: Settings, visibilitySettings: VisibilitySettings, basedOn }),
    reply: ContactDashboard,
  },
  'PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status': {
    allow,
    about: 'Displays or hides a module.',
    params: moduleParams,
    body: z.object({ isActive: z.boolean() }),
    reply: ContactDashboard,
  },
  'DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId': {
    allow,
    about: 'Removes a module of a type that can be added again.',
    params: moduleParams,
    reply: ContactDashboard,
  },
  'PUT /agent/contact-dashboard/:dashboardId/modules/sequence': {
    allow,
    about: 'Saves the order of the modules. Every module must be listed once.',
    params,
    body: z.object({ modules: z.array(z.object({ moduleId: z.string().max(64), seq: z.number().int() })).max(200) }),
    reply: ContactDashboard,
  },
  'PATCH /agent/contact-dashboard/:dashboardId/general-settings': {
    allow,
    about: 'Saves the settings of the whole dashboard. With `basedOn`, it answers 409 if they changed since then.',
    params,
    body: GeneralSettings.extend({ basedOn }),
    reply: ContactDashboard,
  },
  'POST /agent/contact-dashboard/:dashboardId/audience': {
    allow,
    about: 'How many contacts match visibility filters.',
    readOnly: true,
    params,
    body: VisibilitySettings.pick({ filters: true }),
    reply: z.object({ matching: z.number(), total: z.number() }),
  },
  'GET /agent/contact-dashboard/:dashboardId/clicks/contacts': {
    allow,
    about: 'The contacts who clicked a button in a period, latest first.',
    params,
    query: z.object({
      moduleId: z.string().max(64),
      text: z.string().max(120),
      dateFrom: z.iso.datetime({ offset: true }),
      dateTill: z.iso.datetime({ offset: true }),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({
      data: z.array(
        z.object({
          _id: z.string(),
          fullName: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          clicks: z.number(),
          lastClickedAt: z.string(),
        }),
      ),
      total: z.number(),
    }),
  },
  'GET /agent/vendors': { allow, about: 'All vendors.', reply: z.array(Vendor) },
  'GET /agent/vendors/usage': {
    allow,
    about: 'The dashboards whose modules show each vendor.',
    reply: z.array(
      z.object({ vendorId: z.string(), dashboardId: z.string(), dashboardName: z.string(), modules: z.number() }),
    ),
  },
  'POST /agent/vendors': { allow, about: 'Creates a vendor.', body: VendorInput, reply: Vendor },
  'PATCH /agent/vendors/:vendorId': {
    allow,
    about: 'Saves all fields of a vendor.',
    params: z.object({ vendorId: Id }),
    body: VendorInput,
    reply: Vendor,
  },
  'DELETE /agent/vendors/:vendorId': {
    allow,
    about: 'Deletes a vendor. Modules that show it are hidden from visitors until another one is chosen.',
    params: z.object({ vendorId: Id }),
    reply: z.undefined(),
  },
})

/** What the editor's preview shows. */
export const dashboardPreviewEndpoints = defineEndpoints({
  'GET /agent/contact-dashboard/:dashboardId/preview': {
    allow,
    about: 'The page as a contact sees it. Without a contact, a sample home with every module.',
    params,
    query: z.object({ contactId: Id.optional(), propertyId: Id.optional(), language: z.enum(languages).default('en') }),
    reply: z.custom<PublicDashboard>((value) => typeof value === 'object' && value !== null),
  },
})

/** The write-with-AI helper of the editor. */
export const suggestTextEndpoints = defineEndpoints({
  'POST /agent/contact-dashboard/suggest-text': {
    allow,
    about: 'Suggests a text for a field of a module, within its maximum length.',
    readOnly: true,
    opensTransactions: true,
    body: z.object({
      moduleType: z.enum(moduleTypes),
      field: z.string().min(1).max(100),
      text: z.string().max(5000).default(''),
      maximum: z.number().int().min(5).max(1000),
    }),
    reply: z.object({ text: z.string() }),
  },
})

const linkParams = z.object({ contactId: Id, propertyId: Id })

/** The link of a contact to the page of one of their homes. */
export const DashboardLink = z.object({
  propertyId: z.string(),
  address: z.string(),
  /** Null after it was revoked. */
  url: z.string().nullable(),
  code: z.string().nullable(),
  lastViewedAt: z.string().nullable(),
})
export type DashboardLink = z.infer<typeof DashboardLink>

export const dashboardLinkEndpoints = defineEndpoints({
  'GET /agent/contacts/:contactId/dashboard-links': {
    allow: 'member',
    about: "The links to the dashboards of a contact's homes. They are created on first use.",
    params: z.object({ contactId: Id }),
    reply: z.array(DashboardLink),
  },
  'POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace': {
    allow: 'member',
    about: 'Creates a new link. The old one stops working and says so.',
    params: linkParams,
    reply: DashboardLink,
  },
  'POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke': {
    allow: 'member',
    about: 'Turns the link off until a new one is created.',
    params: linkParams,
    reply: DashboardLink,
  },
})

export const correctionEndpoints = defineEndpoints({
  'GET /agent/properties/:propertyId/corrections': {
    allow: 'member',
    about: 'What owners said about their home, newest first.',
    params: z.object({ propertyId: Id }),
    reply: z.array(OwnerCorrection.extend({ contact: z.object({ _id: z.string(), fullName: z.string() }) })),
  },
  'POST /agent/corrections/:correctionId/accept': {
    allow: 'member',
    about: 'Uses the owner’s figure in place of the one on record.',
    params: z.object({ correctionId: Id }),
    reply: OwnerCorrection,
  },
  'POST /agent/corrections/:correctionId/decline': {
    allow: 'member',
    about: 'Keeps the figure on record. The owner still sees their own beside it.',
    params: z.object({ correctionId: Id }),
    reply: OwnerCorrection,
  },
  'POST /agent/corrections/:correctionId/reopen': {
    allow: 'member',
    about: 'Undoes a decision, so that the correction waits for one again.',
    params: z.object({ correctionId: Id }),
    reply: OwnerCorrection,
  },
})

/** A code of 16 characters in Crockford base32, in any case and grouping. */
const codeParams = z.object({ code: z.string().max(40) })

/** The calls of an owner's page. The code in the path is the permission. */
export const publicDashboardEndpoints = defineEndpoints({
  'POST /public/dashboards/:code/events': {
    allow: 'anyone',
    about: 'Counts a view or a click of the owner. Repeating an id counts once.',
    params: codeParams,
    body: z.object({
      id: Id,
      type: z.enum(['view', 'click']),
      visitId: Id,
      at: z.iso.datetime({ offset: true }),
      moduleId: z.string().max(64).optional(),
      text: z.string().max(120).optional(),
    }),
    reply: z.object({ isCounted: z.boolean() }),
  },
  'GET /public/dashboards/:code/journey': {
    allow: 'anyone',
    about: 'The form that a button of the page opens.',
    params: codeParams,
    query: z.object({
      moduleId: z.string().max(64),
      button: z.string().max(64),
      lang: z.enum(languages).default('en'),
    }),
    reply: z.custom<Journey>((value) => typeof value === 'object' && value !== null),
  },
  'PUT /public/dashboards/:code/comparables': {
    allow: 'anyone',
    about: 'Marks a nearby home as like the owner’s or not. Null removes the mark.',
    params: codeParams,
    body: z.object({ key: ComparableKey, mark: z.enum(comparableMarks).nullable() }),
    reply: z.object({ marked: z.number() }),
  },
  'PUT /public/dashboards/:code/assumptions': {
    allow: 'anyone',
    about: 'Keeps what the owner assumes about a sale.',
    params: codeParams,
    body: SaleAssumptions,
    reply: SaleAssumptions,
  },
})

/** What the owner of a page says about the home. */
export const publicCorrectionEndpoints = defineEndpoints({
  'POST /public/dashboards/:code/corrections': {
    allow: 'anyone',
    about: 'Stores what the owner says about their home and notifies the agent.',
    params: codeParams,
    body: OwnerCorrectionInput,
    reply: OwnerCorrection,
  },
})
