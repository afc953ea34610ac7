/** Answers of mail, calendars, chats, staff, health and school systems. */
import { either, leave, leaveNumber } from '../marks.ts';
import { email, iban, nationalId, password, phone, sensitive, token } from '../short-names.ts';
import { alnum, signed } from './invented.ts';

export const ANSWERS_PEOPLE: readonly unknown[] = [
  {
    id: leave('id', '18f4182770310a2b'),
    threadId: leave('id', '18f4182770310a2b'),
    labelIds: [leave('word', 'INBOX')],
    snippet: `neue Nummer ab Montag: ${phone('0160 9418 2770')}, Termin ${leave('time', '14:30')}`,
    payload: {
      headers: [
        { name: `From`, value: `Jutta <${email('jutta.behrens@kanzlei-behrens.de')}>` },
        { name: `Message-ID`, value: `<${leave('message-id', 'CAKq2mNv4182770+x=g@mail.kanzlei-behrens.de')}>` },
        { name: `Date`, value: leave('date', 'Wed, 4 Nov 2026 08:12:09 +0100') },
        { name: `X-Mailer`, value: leave('agent', 'Thunderbird 132.0') },
      ],
    },
    historyId: leave('id', '41827703'),
    internalDate: leave('timestamp', '1793779929000'),
  },
  {
    value: [
      {
        id: leave('id', 'AAMkAGI2TG93AAA='),
        subject: `Re: Umowa ${leave('case', 'UZ/418/2026')}`,
        sender: { emailAddress: { address: email('r.piotrowski@notariusz-piotrowski.pl') } },
        toRecipients: [{ emailAddress: { address: email('sekretariat.wilk@kancelaria-wilk.pl') } }],
        bodyPreview: `PESEL ${nationalId('79061104187')}, numer konta ${iban('PL94124011120000000418277031')}`,
        isRead: false,
        webLink: leave('url', 'https://outlook.office365.com/owa/?ItemID=AAMkAGI2TG93AAA%3D'),
        conversationId: leave('id', 'AAQkAGI2Kq2mNv'),
      },
    ],
    '@odata.nextLink': leave('url', 'https://graph.microsoft.com/v1.0/me/messages?$skip=10'),
  },
  {
    kind: leave('word', 'calendar#event'),
    etag: leave('etag', '"3587559858836000"'),
    id: leave('id', '7kq2m1n0c8v9t4182770'),
    iCalUID: leave('uid', '7kq2m1n0c8v9t4182770@google.com'),
    creator: { email: email('nils.ek@fjällvård.se'), self: true },
    attendees: [
      { email: email('anneli.berg@fjällvård.se'), responseStatus: leave('word', 'accepted') },
      { email: either('c_4182770310a2b3c4@resource.calendar.google.com'), resource: true },
    ],
    location: leave('room', 'Rum 4.18'),
    start: { dateTime: leave('time', '2026-11-12T09:00:00+01:00') },
    conferenceData: {
      entryPoints: [
        {
          entryPointType: leave('word', 'phone'),
          uri: `tel:${phone('+46-8-418-277-01')}`,
          pin: sensitive('418277031'),
        },
        { uri: leave('url', 'https://meet.google.com/kqz-mwtn-pvr') },
      ],
      conferenceId: leave('id', 'kqz-mwtn-pvr'),
    },
    sequence: leaveNumber('number', 3),
  },
  {
    id: leaveNumber('id', 88418277031),
    uuid: leave('id', 'Kq2mNvYx8LwTz41Fh7s0=='),
    topic: `Weekly`,
    start_url: `https://nimbus.zoom.us/s/88418277031?zak=${token(signed('{"aud":"clientsm","uid":"Kq2mNv","zcd":"us02"}'))}`,
    join_url: leave('url', 'https://nimbus.zoom.us/j/88418277031'),
    password: sensitive('7kQ2mN'),
    h323_password: sensitive('418277'),
    encrypted_password: sensitive(alnum(32)),
    duration: leaveNumber('number', 45),
    host_email: email('host.amara@nimbusdesk.io'),
    settings: { meeting_authentication: false, passcode_required: true },
  },
  {
    worker: {
      employeeId: leave('staff', '00418277'),
      workEmail: email('lotte.visser@grachtenbouw.nl'),
      personalPhone: phone('06 1418 2770'),
      bsn: nationalId('218277039'),
      iban: iban('NL09ABNA0618277137'),
      costCenter: leave('ledger', '4182-77'),
      fte: leaveNumber('number', 0.8),
      contractType: leave('word', 'onbepaald'),
      leave: { remainingHours: leaveNumber('number', 41.8) },
      positionId: leave('id', 'P-41827'),
    },
  },
  {
    mitarbeiter: [
      {
        personalnummer: leaveNumber('staff', 418277),
        steuerId: nationalId('68295714061'),
        svNummer: nationalId('65 140785 K 413'),
        iban: iban('DE77300606010418277031'),
        telefonPrivat: phone('02102 / 418 277'),
        steuerklasse: leaveNumber('number', 4),
        kinderfreibetrag: leaveNumber('number', 1.5),
        kostenstelle: leave('ledger', '4180'),
        eintritt: leave('date', '01.04.2019'),
        passwortGeaendertAm: leave('date', '2026-10-01'),
      },
    ],
  },
  {
    employee: {
      nir: nationalId('2 88 03 69 123 418 44'),
      courriel: email('m.delorme@ateliers-delorme.fr'),
      portable: phone('06 41 82 77 11'),
      matricule: leave('staff', 'M0418'),
      coefficient: leaveNumber('number', 277),
      siret: either('73282932000074'),
      iban: iban('FR7610207000180418277031080'),
    },
    bulletin: { periode: leave('date', '2026-10'), net: leaveNumber('amount', 2418.27) },
  },
  {
    resourceType: leave('word', 'Patient'),
    id: leave('id', 'pat-418277'),
    identifier: [
      { system: leave('url', 'https://fhir.nhs.uk/Id/nhs-number'), value: nationalId('4182770420') },
      { system: leave('url', 'urn:oid:2.16.840.1.113883.2.1.3'), value: either('RX4182770') },
    ],
    telecom: [
      { system: leave('word', 'phone'), value: phone('01632 960418'), use: leave('word', 'home') },
      { system: leave('word', 'email'), value: email('f.ashworth@ashworth-mill.co.uk') },
    ],
    meta: { versionId: leave('number', '41'), lastUpdated: leave('time', '2026-11-04T08:12:09Z') },
  },
  {
    paziente: {
      codiceFiscale: nationalId('VRDGNN70T12L219S'),
      tesseraSanitaria: nationalId('80380000418277031046'),
      cellulare: phone('333 418 2770'),
      impegnativa: leave('ref', '0300A4182770310'),
      esenzione: leave('code', 'E01'),
      esame: leave('code', '90.62.2'),
      priorita: leave('word', 'B'),
      data: leave('date', '12/11/2026'),
    },
  },
  {
    elev: {
      id: leaveNumber('id', 41827),
      fodselsnummer: nationalId('110410 51088'),
      foresatt: { mobil: phone('456 41 827'), epost: email('hilde.moen@moen-hage.no') },
      klasse: leave('word', '8B'),
      fravaer: leaveNumber('number', 4),
      feideId: either('elev418@osloskolen.no'),
      karakterer: [leaveNumber('number', 5), leaveNumber('number', 4)],
    },
  },
  {
    contacts: [
      {
        resourceName: leave('id', 'people/c418277031042'),
        etag: leave('etag', '%EgUBAj03LhoEAQIFByIMS3EybU52WXg4THc9'),
        phoneNumbers: [
          { value: phone('054 418 2770'), canonicalForm: phone('+972544182770'), type: leave('word', 'mobile') },
        ],
        emailAddresses: [{ value: email('yael.regev@galim-tech.co.il'), metadata: { primary: true } }],
        userDefined: [{ key: `ת"ז`, value: nationalId('218277036') }],
      },
    ],
    nextPageToken: leave('cursor', 'GgYKBBABSAE'),
    totalItems: leaveNumber('number', 418),
  },
  {
    messages: [
      {
        from: phone('5491141827703'),
        id: either('wamid.HBgNNTQ5MTE0MTgyNzcwMxUCABIYFDNBMDQxODI3NzAzMQA='),
        timestamp: leave('timestamp', '1793779929'),
        type: leave('word', 'text'),
        text: { body: `Hola, mi DNI es ${nationalId('41.827.703')} y mi mail ${email('agus.paz@pazmuebles.com.ar')}` },
      },
    ],
    metadata: { phone_number_id: leave('id', '104182770310418'), display_phone_number: phone('+54 9 11 5418 2770') },
  },
  {
    update_id: leaveNumber('id', 418277031),
    message: {
      message_id: leaveNumber('id', 41827),
      chat: { id: leaveNumber('id', 1041827703), type: leave('word', 'private') },
      date: leaveNumber('timestamp', 1793779929),
      contact: { phone_number: phone('+380674182771'), user_id: leaveNumber('id', 1041827703) },
      text: `мій новий номер ${phone('050 418 27 70')}, замовлення ${leave('order', '050-418')}`,
    },
  },
  {
    data: {
      user: {
        id: leave('id', '1854182770310418277'),
        username: leave('handle', 'kofi_grid'),
        public_metrics: { followers_count: leaveNumber('number', 41827), tweet_count: leaveNumber('number', 7703) },
        confirmed_email: email('kofi.a@accra-grid.com.gh'),
        pinned_tweet_id: leave('id', '1854182770310418999'),
      },
    },
    meta: { result_count: leaveNumber('number', 1), newest_id: leave('id', '1854182770310419001') },
  },
  {
    candidate: {
      id: leave('id', 'cand_418277'),
      source: leave('word', 'referral'),
      resume_text: `Tel. ${phone('0532 418 27 71')} · ${email('deniz.aksoy@aksoyyazilim.com.tr')} · Java ${leave('number', '8')} yıl, ${leave('date', '2018–2026')}`,
      stage: leave('word', 'onsite'),
      score: leaveNumber('number', 4.2),
      requisition: leave('id', 'REQ-0418'),
      consent_until: leave('date', '2027-05-04'),
      phone_screen: { passed: true, duration_min: leaveNumber('number', 41) },
    },
  },
  {
    transcript: [
      {
        t: leave('time', '00:04:18'),
        speaker: `A`,
        text: `also die Nummer ist ${phone('0176 8418 2770')}, das Projekt hat Nummer ${leave('order', '0176-8418')}`,
      },
      {
        t: leave('time', '00:05:02'),
        speaker: `B`,
        text: `und das WLAN-Passwort ist ${password('Birne7Katze')}, Raum ${leave('room', '3.14')}`,
      },
    ],
    language: leave('locale', 'de-DE'),
    confidence: leaveNumber('number', 0.9182770310418),
    meeting_no: leave('meeting', '884 1827 7031'),
  },
  {
    applicant: {
      cnp: nationalId('2880322418278'),
      telefon: phone('0741 418 277'),
      cont: iban('RO38INGB0000999904182770'),
      dosar: leave('case', '4182/2026'),
      judet: leave('word', 'CJ'),
      taxa: leaveNumber('amount', 418.27),
      chitanta: leave('order', 'CJ 0041827'),
    },
  },
  {
    citizen: {
      ЕГН: nationalId('8803224184'),
      телефон: phone('0878 418 277'),
      имейл: email('k.marinova@marinovi-vina.bg'),
      преписка: leave('case', '94-00-418'),
      входящ: leave('ref', 'УРИ-418277-2026'),
      такса: leaveNumber('amount', 41.82),
    },
  },
  {
    申請者: {
      マイナンバー: nationalId('2418 2770 3106'),
      携帯電話: phone('080-4182-7703'),
      メール: email('m.ogawa@ogawa-cha.jp'),
      受付番号: leave('case', '2026-0418277'),
      金額: leaveNumber('amount', 41827),
      郵便番号: leave('zip', '604-8182'),
      暗証番号: sensitive('4182'),
    },
  },
];
