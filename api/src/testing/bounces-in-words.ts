import { hard, original, type SampleReport, soft, toText } from './bounce-messages.ts'

/** Returned emails that people would understand, and messages that are none. */
export const reportsInWords: SampleReport[] = [
  {
    name: 'Exim, with the code in its text',
    expected: hard,
    message: toText(
      'Mail delivery failed: returning message to sender',
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  nora@example.org\n    host mx.example.org [192.0.2.4]\n    SMTP error from remote mail server after RCPT TO:<nora@example.org>:\n    550 5.1.1 <nora@example.org> User unknown\n\n------ This is a copy of the message, including all the headers. ------\n\n${original}`,
    ),
  },
  {
    name: 'Exim, retry timeout',
    expected: soft,
    message: toText(
      'Mail delivery failed: returning message to sender',
      'The following address(es) failed:\n\n  nora@example.org\n    retry timeout exceeded\n    452 4.2.2 Mailbox full',
    ),
  },
  {
    name: 'Exim, a warning',
    message: toText(
      'Warning: message 1aBcDe-0001 delayed 24 hours',
      'The message has not yet been delivered to:\n  nora@example.org\nDelay reason: 451 4.7.1 Greylisting in action, please come back later',
    ),
  },
  {
    name: 'qmail',
    expected: hard,
    message: toText(
      'failure notice',
      "Hi. This is the qmail-send program at mx.example.net.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<nora@example.org>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n",
    ),
  },
  {
    name: 'qmail, in words only',
    expected: hard,
    message: toText(
      'failure notice',
      "Hi. This is the qmail-send program.\nI'm afraid I wasn't able to deliver your message.\n\n<nora@example.org>:\nThis address does not exist here.",
    ),
  },
  {
    name: 'Domino',
    expected: hard,
    message: toText(
      'DELIVERY FAILURE: User nora (nora@example.org) not listed in Domino Directory',
      'Your message\n\n  Subject: Your home value\n\nwas not delivered to:\n\n  nora@example.org\n\nbecause:\n\n  User nora (nora@example.org) not listed in Domino Directory',
    ),
  },
  {
    name: 'GroupWise, full mailbox',
    expected: soft,
    message: toText(
      'Message status - undeliverable',
      'The message that you sent was undeliverable to the following:\n\tnora (mailbox full)',
    ),
  },
  {
    name: 'an HTML page only',
    expected: hard,
    message: toText(
      'Undeliverable: Your home value',
      '<html><body><p>Delivery has failed to these recipients:</p><p><b>nora@example.org</b><br>The email address you entered couldn&#39;t be found. The recipient address does not exist.</p></body></html>',
      { 'Content-Type': 'text/html; charset=utf-8' },
    ),
  },
  {
    name: 'German',
    expected: hard,
    message: toText(
      'Unzustellbar: Ihr Hauswert',
      'Ihre Nachricht konnte nicht zugestellt werden.\n\nnora@example.org\nDer Empfänger existiert nicht.',
    ),
  },
  {
    name: 'German, full mailbox',
    expected: soft,
    message: toText(
      'Unzustellbar: Ihr Hauswert',
      'Ihre Nachricht wurde nicht zugestellt: Das Postfach des Empfängers ist voll.',
    ),
  },
  {
    name: 'Spanish',
    expected: hard,
    message: toText(
      'No se pudo entregar el mensaje',
      'No se ha podido entregar su mensaje a nora@example.org.\nLa dirección de correo no existe.',
    ),
  },
  {
    name: 'French',
    expected: hard,
    message: toText(
      'Message non remis',
      "Votre message n’a pas pu être remis.\nnora@example.org : destinataire inconnu, cette adresse n'existe pas.",
    ),
  },
  {
    name: 'Portuguese',
    expected: hard,
    message: toText('Falha na entrega', 'A mensagem não foi entregue.\nnora@example.org: destinatário desconhecido'),
  },
  {
    name: 'Italian',
    expected: hard,
    message: toText('Impossibile recapitare il messaggio', 'La casella nora@example.org non esiste.'),
  },
  {
    name: 'Japanese',
    expected: hard,
    message: toText(
      '=?utf-8?B?6YWN5L+h44Gn44GN44G+44Gb44KT?=',
      'メールを配信できませんでした。\nnora@example.org は存在しません。',
    ),
  },
  {
    name: 'a code without words',
    expected: soft,
    message: toText(
      'Returned mail: see transcript for details',
      '   ----- Transcript of session follows -----\n... while talking to mx.example.org.:\n>>> DATA\n<<< 554 5.6.0 Message content rejected',
    ),
  },
  {
    name: 'an absence note',
    message: toText(
      'Out of office: Your home value',
      'I am away until Monday. If it is urgent, my colleague’s address does not exist yet, so call 550 5123.',
      { From: 'Nora Field <nora@example.org>', 'Auto-Submitted': 'auto-replied' },
    ),
  },
  {
    name: 'a German absence note',
    message: toText('Abwesenheitsnotiz: Ihr Hauswert', 'Ich bin bis Montag nicht im Büro.', {
      From: 'nora@example.org',
    }),
  },
  {
    name: 'a reader who writes back',
    message: toText('Re: Your home value', 'Thanks! We moved last year, the new owner is at number 550.', {
      From: 'Nora Field <nora@example.org>',
    }),
  },
  { name: 'an empty message', message: toText('', '') },
]
