import type { FormDocument } from '../shared/blocks/workflow-form/formJson'

/** A form with every type of field that Form.io brings. */
export const travelForm: FormDocument = {
  display: 'form',
  title: 'Travel',
  components: [
    { type: 'title', key: 'title', label: 'Travel', input: false },
    { type: 'title', key: 'heading', label: 'Before you travel', input: false },
    {
      type: 'content',
      key: 'advice',
      input: false,
      html: '<p>Read the <a href="https://intranet.example/travel">rules</a> <b>first</b>.</p><script>alert(1)</script>',
    },
    { type: 'labelelement', key: 'for', label: 'Recipient', input: false, defaultValue: 'Ann Lee' },
    {
      type: 'columns',
      key: 'beside',
      input: false,
      columns: [
        {
          width: 6,
          components: [
            {
              type: 'textfield',
              key: 'purpose',
              label: 'Purpose',
              placeholder: 'Why you travel',
              validate: { required: true, minLength: 5, maxLength: 20 },
            },
          ],
        },
        {
          width: 6,
          components: [
            {
              type: 'currency',
              key: 'budget',
              label: 'Budget',
              suffix: 'EUR',
              validate: { min: 0, max: 5000 },
            },
          ],
        },
      ],
    },
    {
      type: 'panel',
      key: 'way',
      title: 'Way',
      input: false,
      components: [
        {
          type: 'radio',
          key: 'means',
          label: 'Means',
          values: [
            { label: 'Train', value: 'train' },
            { label: 'Plane', value: 'plane' },
          ],
        },
        {
          type: 'textarea',
          key: 'whyPlane',
          label: 'Why by plane',
          conditional: { show: true, when: 'means', eq: 'plane' },
          validate: { required: true },
        },
        {
          type: 'select',
          key: 'class',
          label: 'Class',
          defaultValue: '2',
          data: {
            values: [
              { label: 'First', value: '1' },
              { label: 'Second', value: '2' },
            ],
          },
        },
        {
          type: 'selectboxes',
          key: 'extras',
          label: 'Extras',
          validate: { maxSelectedCount: 1 },
          values: [
            { label: 'Hotel', value: 'hotel' },
            { label: 'Car', value: 'car' },
          ],
        },
      ],
    },
    { type: 'number', key: 'nights', label: 'Nights', validate: { integer: true, min: 1 } },
    { type: 'datetime', key: 'leaves', label: 'Leaves' },
    { type: 'day', key: 'back', label: 'Back', dayFirst: true },
    { type: 'email', key: 'mail', label: 'Mail' },
    { type: 'url', key: 'site', label: 'Site' },
    { type: 'phoneNumber', key: 'phone', label: 'Phone', inputMask: '' },
    {
      type: 'textfield',
      key: 'costCentre',
      label: 'Cost centre',
      validate: { pattern: 'C[0-9]{3}', customMessage: 'Write C and three digits.' },
    },
    { type: 'textfield', key: 'fellows', label: 'Fellows', multiple: true },
    { type: 'checkbox', key: 'isInsured', label: 'I am insured', validate: { required: true } },
    {
      type: 'textfield',
      key: 'level',
      label: 'Level',
      disabled: true,
      validate: { required: true },
    },
    { type: 'hidden', key: 'recipient', defaultValue: 'cn=ann,o=data' },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
  inlinescripts: [],
  externalScripts: [],
  localization: {
    en: { Travel: 'Travel' },
    ar: { Travel: 'سفر', 'Before you travel': 'قبل السفر', Purpose: 'الغرض', Submit: 'إرسال' },
  },
}

/** A form that decides: data to read, a comment, and a button for each decision. */
export const approvalForm: FormDocument = {
  title: 'Travel',
  components: [
    { type: 'labelelement', key: 'for', label: 'Recipient', input: false, defaultValue: 'Ann Lee' },
    { type: 'textfield', key: 'purpose', label: 'Purpose', disabled: true, defaultValue: 'A fair' },
    { type: 'textarea', key: 'comments', label: 'Comment', validate: { required: true } },
    { type: 'button', key: 'approve', label: 'Approve', action: 'event', event: 'ApprovalAction' },
    { type: 'button', key: 'deny', label: 'Deny', action: 'event', event: 'DenyAction' },
  ],
}

/** A form with rows. */
export const travellersForm: FormDocument = {
  title: 'Travellers',
  components: [
    {
      type: 'datagrid',
      key: 'travellers',
      label: 'Travellers',
      validate: { required: true },
      components: [
        { type: 'textfield', key: 'name', label: 'Name', validate: { required: true } },
        { type: 'checkbox', key: 'isGuest', label: 'Guest' },
        {
          type: 'textfield',
          key: 'company',
          label: 'Company',
          conditional: { show: true, when: 'travellers.isGuest', eq: true },
        },
      ],
    },
  ],
}

/** A form in steps, of which one depends on another. */
export const wizardForm: FormDocument = {
  display: 'workflowWizard',
  title: 'Laptop',
  components: [
    {
      type: 'panel',
      key: 'what',
      title: 'What',
      components: [
        { type: 'textfield', key: 'model', label: 'Model', validate: { required: true } },
        { type: 'checkbox', key: 'isOld', label: 'I have an old one' },
      ],
    },
    {
      type: 'panel',
      key: 'old',
      title: 'The old one',
      conditional: { show: true, when: 'isOld', eq: 'true' },
      components: [{ type: 'textfield', key: 'number', label: 'Number' }],
    },
    {
      type: 'panel',
      key: 'why',
      title: 'Why',
      components: [{ type: 'textarea', key: 'reason', label: 'Reason' }],
    },
  ],
}

/** A wizard of one step, with rules for how values are written, and words that say what they are. */
export const stayForm: FormDocument = {
  display: 'wizard',
  title: 'Stay',
  components: [
    { type: 'textfield', key: 'site', label: 'Site', validate: { minWords: 1, maxWords: 2 } },
    {
      type: 'panel',
      key: 'stay',
      title: 'Stay',
      components: [
        { type: 'content', key: 'words', html: '<p>You stay in <b>{{ data.site }}</b>.</p>' },
        { type: 'phoneNumber', key: 'phone', label: 'Phone' },
        { type: 'textfield', key: 'badge', label: 'Badge', inputMask: 'AA-999[9]' },
        { type: 'currency', key: 'costs', label: 'Costs', currency: 'EUR' },
        {
          type: 'datetime',
          key: 'from',
          label: 'From',
          enableTime: false,
          datePicker: { minDate: 'moment()', maxDate: "moment().add(2, 'weeks')" },
        },
        {
          type: 'select',
          key: 'cities',
          label: 'Cities on the way',
          multiple: true,
          data: {
            values: Array.from({ length: 60 }, (_, index) => ({
              label: `City ${String(index + 1)}`,
              value: `c${String(index + 1)}`,
            })),
          },
        },
        {
          type: 'datagrid',
          key: 'nights',
          label: 'Nights',
          validate: { minLength: 1, maxLength: 2 },
          components: [{ type: 'textfield', key: 'hotel', label: 'Hotel' }],
        },
      ],
    },
  ],
}

/** A form that computes a value. */
export const scriptedForm = {
  title: 'Laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model' },
    { type: 'selectboxes', key: 'extras', label: 'Extras', values: [] },
    { type: 'number', key: 'price', label: 'Price', calculateValue: 'value = priceOf(data)' },
    { type: 'button', key: 'submit', label: 'Ask for it' },
  ],
} as FormDocument
