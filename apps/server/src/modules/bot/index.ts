export { answerByBot } from './answer-by-bot';
