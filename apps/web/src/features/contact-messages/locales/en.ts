export const en = {
  search: 'Name, e-mail, number or words',
  answer: 'Answer',
  closed: 'Close without an answer',
  new: 'Reopen',
  title: 'Message from {{name}}',
  subject: 'Subject',
  answerText: 'Your answer',
  hint: 'It goes out by e-mail; greeting, signature and the message itself are added. The visitor wrote in {{language}}.',
  inEnglish: 'English',
  inArabic: 'Arabic',
  send: 'Send the answer',
  sent: 'The answer is being sent',
  emptyTitle: 'Nobody has written yet',
  emptyText: 'What visitors send through the website’s form appears here.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'contact-messages': typeof en;
  }
}
