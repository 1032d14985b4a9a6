/** What a question is about, where one should read it before answering: a proposal, a defence as told, a scene. */
import type { BoardProps } from '@guildhall/table';
import { readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { useNow } from '../press/useNow.ts';
import { shown } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

/** What was told of the battle: a text, or that it was said aloud. */
function toldText({ view, language }: BoardProps<TableView>): string {
  const told = view.asked?.show.told;
  if (typeof told === 'string') return readerText(told, language, {}, view.table.world.setting);
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return '';
  if (told.aloud === true) return wordsIn(language).saidAloud;
  return typeof told.text === 'string' ? readerText(told.text, language, {}, view.table.world.setting) : '';
}

export function AboutQuestion(given: BoardProps<TableView>) {
  const props = useNow(given);
  const { view, language, say } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const name = asked?.name ?? '';
  if (name.startsWith('agreement/') && shown(props, 'description')) {
    return (
      <blockquote className="df-told">
        <b>{shown(props, 'title') || words.proposedSetting}</b>
        <p>{readerText(shown(props, 'description'), language)}</p>
      </blockquote>
    );
  }
  const told = name.startsWith('battle/') ? toldText(props) : '';
  if (told) {
    return (
      <blockquote className="df-told">
        <b>{words.toldDefence}</b>
        <p>{told}</p>
      </blockquote>
    );
  }
  const { scene } = table;
  if (scene && (name === 'reflection/play' || name === 'reflection/join')) {
    return (
      <p className="df-roles-now">
        {scene.roles.map((role) => (
          <span key={role.name}>
            <b>{role.name}</b> {role.seat < 0 ? words.notPlayed : words.playedBy(say.seat(role.seat))}
          </span>
        ))}
      </p>
    );
  }
  return null;
}
