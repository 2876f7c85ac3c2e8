import { createAlternative, createBase64Html, createQuotedPrintable, createTextEmail } from './mime.ts'

/** A notice as a portal, an ad or a website sends it, with other people in it. */
interface Sample {
  name: string
  message: string
  source: string
  leadType?: string
  /** What must be read of it. */
  expected: {
    firstName?: string
    lastName?: string
    email?: string
    phone?: string
    address?: string
    message?: string | RegExp
  }
}

/** Emails that become leads automatically. */
export const leadEmails: readonly Sample[] = [
  {
    name: 'Zillow, an inquiry about a listing, HTML with cards',
    source: 'Zillow',
    leadType: 'BUYER',
    message: createQuotedPrintable(
      {
        from: '"Zillow" <2gk7x3@convo.zillow.com>',
        replyTo: '2gk7x3@convo.zillow.com',
        subject: 'Nora Field is requesting information about 12 Oak Street, Dover, NH, 03820',
      },
      'text/html; charset=utf-8',
      `<!DOCTYPE html><html><head><title>New lead</title><style>.card > td { padding: 8px }</style></head><body>
<table role="presentation"><tr><td><a href="https://www.zillow.com/premieragent"><img src="https://s.zillowstatic.com/logo.png" alt="Zillow Premier Agent"></a></td></tr>
<tr><td><h1>New contact</h1></td></tr>
<tr><td><strong>Nora Field</strong><br><a href="tel:+16035550134">(603)&nbsp;555-0134</a><br><a href="mailto:nora.field@example.com">nora.field@example.com</a></td></tr>
<tr><td>Nora says:<br>&ldquo;I&rsquo;m interested in 12 Oak Street, Dover, NH, 03820. Is Saturday morning possible?&rdquo;</td></tr>
<tr><td><table><tr><td><img src="https://photos.zillowstatic.com/x.jpg"></td><td><b>$489,000</b><br>12 Oak Street, Dover, NH 03820<br>3 bd &bull; 2 ba &bull; 1,480 sqft<br>MLS #4981203</td></tr></table></td></tr>
<tr><td>&copy; 2006-2026 Zillow, 1301 Second Avenue, Floor 36, Seattle, WA 98101</td></tr></table></body></html>`,
      'utf8',
    ),
    expected: {
      firstName: 'Nora',
      lastName: 'Field',
      email: 'nora.field@example.com',
      phone: '(603) 555-0134',
      address: '12 Oak Street, Dover, NH 03820',
      message: /Is Saturday morning possible\?/,
    },
  },
  {
    name: 'Zillow, with an address of Zillow in place of the visitor’s',
    source: 'Zillow',
    message: createTextEmail(
      {
        from: 'Zillow Rentals <abc123@convo.zillow.com>',
        replyTo: 'abc123@convo.zillow.com',
        subject: 'Priya is requesting information about 1919 W Diamond St #2, Philadelphia, PA, 19121',
      },
      `New inquiry\n\nPriya says:\n"Hi, I'd like to know more about this home. Thank you!"\n\nPhone: 215-555-0188\n\nReply directly to this email to answer Priya.`,
    ),
    expected: {
      firstName: 'Priya',
      lastName: '',
      email: 'abc123@convo.zillow.com',
      phone: '215-555-0188',
      address: '1919 W Diamond St #2, Philadelphia, PA 19121',
      message: /know more about this home/,
    },
  },
  {
    name: 'Realtor.com, plain text with labels and an address on two lines',
    source: 'Realtor.com',
    leadType: 'BUYER',
    message: createTextEmail(
      { from: 'realtor.com <leads@email.realtor.com>', subject: 'New realtor.com lead - Omar Said' },
      `First Name: Omar
Last Name: Said
Email Address: omar.said@example.com
Phone Number: 517-555-0129

Comment:
I would like to request a private tour of 15 Pinewood Dr, Grass Lake, MI 49240.
Weekends are best.

This consumer inquired about:

Property Address:
15 Pinewood Dr
Grass Lake, MI 49240
MLSID # 26003866
Price: $310,000

This lead was sent to you by realtor.com.`,
    ),
    expected: {
      firstName: 'Omar',
      lastName: 'Said',
      email: 'omar.said@example.com',
      phone: '517-555-0129',
      address: '15 Pinewood Dr, Grass Lake, MI 49240',
      message: /private tour of 15 Pinewood[\s\S]*Weekends are best\.$/,
    },
  },
  {
    name: 'Realtor.com, HTML in base64 with metadata for programs',
    source: 'Realtor.com',
    message: createBase64Html(
      { from: '"realtor.com" <leads@email.realtor.com>', subject: 'New realtor.com lead - Ana Ruiz' },
      `<html><head><meta name="lead_information_version" content="1.0" /><meta name="lead_source" content="Realtor.com" />
<meta name="lead_type" content="Buyer" /><meta name="lead_name" content="Ana Ruiz" /><meta name="lead_email" content="ana.ruiz@example.com" />
<meta name='lead_phone' content='702-555-0110'><meta name="lead_property_address" content="8 Mesa Ct" /><meta name="lead_property_city" content="Reno" />
<meta name="lead_property_state" content="NV" /><meta name="lead_property_zip" content="89501" /><meta name="lead_message" content="Is it still available? &amp; can I see it?" /></head>
<body><p>You have a new lead!</p><p>See the details in your dashboard.</p></body></html>`,
    ),
    expected: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana.ruiz@example.com',
      phone: '702-555-0110',
      address: '8 Mesa Ct, Reno, NV 89501',
      message: 'Is it still available? & can I see it?',
    },
  },
  {
    name: 'Trulia, text and HTML with a logo attached',
    source: 'Trulia',
    message: createAlternative(
      {
        from: 'Trulia <leads@mail.trulia.com>',
        subject: 'New lead from Trulia: Ben Ford about 77 Elm Ave, Salem, MA 01970',
      },
      'Open this email in a program that shows HTML.',
      `<div>You have a new lead</div><table><tr><th>Name</th><td>Ben Ford</td></tr><tr><th>Email</th><td><a href="mailto:ben.ford@example.com">ben.ford@example.com</a></td></tr>
<tr><th>Phone</th><td>978.555.0102</td></tr><tr><th>Property</th><td>77 Elm Ave, Salem, MA 01970</td></tr><tr><th>Message</th><td>Please call me after 5&nbsp;pm.</td></tr></table>`,
    ),
    expected: {
      firstName: 'Ben',
      lastName: 'Ford',
      email: 'ben.ford@example.com',
      phone: '978.555.0102',
      address: '77 Elm Ave, Salem, MA 01970',
      message: /^Please call me after 5 pm\./,
    },
  },
  {
    name: 'Homes.com, labels with the values below them',
    source: 'Homes.com',
    message: createTextEmail(
      { from: 'Homes.com <noreply@homes.com>', subject: 'New Lead from Homes.com' },
      `You have a new lead!

Name
Lucía Peña

Phone
(561) 555-0176

Email
lucia.pena@example.com

Listing
340 Palm Way, Unit 5, Jupiter, FL 33458

Message
I have a few questions about the HOA.

© 2026 Homes.com`,
    ),
    expected: {
      firstName: 'Lucía',
      lastName: 'Peña',
      email: 'lucia.pena@example.com',
      phone: '(561) 555-0176',
      address: '340 Palm Way, Unit 5, Jupiter, FL 33458',
      message: 'I have a few questions about the HOA.',
    },
  },
  {
    name: 'Facebook lead ads, field names with underscores',
    source: 'Facebook',
    message: createTextEmail(
      {
        from: 'Facebook Lead Ads <notification@facebookmail.com>',
        subject: 'You have a new lead from the form “What is your home worth?”',
      },
      `You have a new lead.

Form: What is your home worth?
Campaign: Spring sellers
full_name: Maya Chen
email: maya.chen@example.com
phone_number: +15035550147
street_address: 9 Cedar Ln
city: Portland
state: OR
zip_code: 97201
lead_id: 1203948576`,
    ),
    expected: {
      firstName: 'Maya',
      lastName: 'Chen',
      email: 'maya.chen@example.com',
      phone: '+15035550147',
      address: '9 Cedar Ln, Portland, OR 97201',
    },
  },
  {
    name: 'a website notice in windows-1252',
    source: 'Website',
    message: createQuotedPrintable(
      { from: 'WordPress <wordpress@harborhill.example>', subject: '=?windows-1252?Q?Contact_form_=96_Ren=E9e?=' },
      'text/plain; charset=windows-1252',
      `Name: Renée O’Hara
Email: renee@example.com
Phone: +1 (207) 555-0164
Address: 12 Harbor Street, Portland, ME 04101

Message:
What is my home worth – roughly?

--
This e-mail was sent from a contact form on Harbor & Hill (https://harborhill.example)`
        .replace('’', '\u0092')
        .replace('–', '\u0096'),
      'latin1',
    ),
    expected: {
      firstName: 'Renée',
      lastName: 'O’Hara',
      email: 'renee@example.com',
      phone: '+1 (207) 555-0164',
      address: '12 Harbor Street, Portland, ME 04101',
      message: 'What is my home worth – roughly?',
    },
  },
  {
    name: 'a website notice on one line, in iso-8859-1',
    source: 'Website',
    message: createQuotedPrintable(
      { from: 'Website <noreply@forms.example>', subject: 'New submission' },
      'text/plain; charset=iso-8859-1',
      'Name: José Núñez Email: jose@example.com Phone: 305-555-0155 Message: I want to sell my house',
      'latin1',
    ),
    expected: {
      firstName: 'José',
      lastName: 'Núñez',
      email: 'jose@example.com',
      phone: '305-555-0155',
      message: 'I want to sell my house',
    },
  },
  {
    name: 'a website notice whose visitor is the Reply-To',
    source: 'Website',
    message: createTextEmail(
      {
        from: 'Squarespace <form-submission@squarespace.info>',
        replyTo: 'Kim Lee <kim.lee@example.com>',
        subject: 'Form Submission - Contact',
      },
      'Sent via form submission from Harbor & Hill\n\nName: Kim Lee\n\nMessage: Do you have time on Friday?',
    ),
    expected: {
      firstName: 'Kim',
      lastName: 'Lee',
      email: 'kim.lee@example.com',
      message: 'Do you have time on Friday?',
    },
  },
  {
    name: 'a Zillow notice that an agent forwarded from Gmail',
    source: 'Zillow',
    message: createTextEmail(
      {
        from: 'Ines Cole <ines@harborhill.example>',
        to: 'leads-abc@in.example.com',
        subject: 'Fwd: Tom Ray is requesting information about 4 Hill Rd, Dover, NH, 03820',
      },
      `---------- Forwarded message ---------
From: Zillow <x@convo.zillow.com>
Date: Tue, Mar 10, 2026 at 9:12 AM
Subject: Tom Ray is requesting information about 4 Hill Rd, Dover, NH, 03820
To: <ines@harborhill.example>

Tom Ray
603-555-0171
tom.ray@example.com

"Can I see it this week?"`,
    ),
    expected: {
      firstName: 'Tom',
      lastName: 'Ray',
      email: 'tom.ray@example.com',
      phone: '603-555-0171',
      address: '4 Hill Rd, Dover, NH 03820',
      message: 'Can I see it this week?',
    },
  },
]

/** An email in which there is no lead to find. */
export const unreadableEmail = createTextEmail(
  { from: 'Greta Wolf <greta.wolf@example.org>', subject: 'About the house' },
  'Hello Ines,\n\nwe met at the open house. Could somebody give me a ring about the house on the corner? My number is with Dana.\n\nGreta',
)

export const gmailVerification = createTextEmail(
  {
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#482913077) Gmail Forwarding Confirmation - Receive Mail from ines@harborhill.example',
  },
  `ines@harborhill.example has requested to automatically forward mail to your email
address leads-abc@in.example.com.
Confirmation code: 482913077

To allow ines@harborhill.example to automatically forward mail to your address,
please click the link below to confirm the request:

https://mail-settings.google.com/mail/vf-%5BANGjdJ8x%5D-3kd9

If you click the link and it appears to be broken, please copy and paste it
into a new browser window.`,
)
