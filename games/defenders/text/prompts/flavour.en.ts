/** English descriptions with the flavour of a setting. */
import type { Lines } from './index.ts';

export const flavour: Lines['flavour'] = {
  fantasy: {
    place_description: [
      'Ivy holds the oldest stones together, and a charm under the threshold holds the rest.',
      'Saints with worn faces look down from every corner.',
      'The tavern next door claims that a dragon once slept here. It has the bill.',
      'By moonlight one can read runes in the mortar.',
    ],
    defender_description: [
      'They carry shields painted by their own children.',
      'Their blades were blessed twice, by priests who did not speak to each other.',
      'They swore on the old king, and nobody has told them that he is a legend.',
      'A hedge witch marches with them and is paid in turnips.',
    ],
    threat_description: [
      'A banner of stitched skins goes before.',
      'Grave earth falls at every step.',
      'One breath, and the grass is white with frost in midsummer.',
      'An old treaty kept this enemy in the hills. The treaty burned last winter.',
    ],
  },
  kaiju: {
    place_description: [
      'Evacuation arrows glow on every wall, and the vending machines still work.',
      'It was rebuilt twice after attacks, each time with a better view.',
      'Neon signs flicker in the rhythm of distant footsteps.',
      'Commuters bow to the dent that the first monster left.',
    ],
    defender_description: [
      'Their machines have nicknames, birthdays and far too many warning lights.',
      'They drill to pop songs, because the beat fits the reload.',
      'Every one of them has a poster of the same pilot at home.',
      'Decommissioned last year, called back this morning.',
    ],
    threat_description: [
      'Radar calls it weather, until the roar.',
      'Barnacles as large as cars, and under them something breathing.',
      'A heartbeat that sets off every alarm in the harbour.',
      'The way leads along the power lines, as if they could be heard.',
    ],
  },
  steampunk: {
    place_description: [
      'Brass pipes sweat on every wall, and the gauges tremble.',
      'Soot has painted the windows; children have drawn suns in it.',
      'The whistle here has set the hours of the city for a century.',
      'A green shoot has come up between two rails, and nobody dares to pull it out.',
    ],
    defender_description: [
      'Goggles, grease, and a union card in every pocket.',
      'They oil their weapons, their joints and, on pay day, their throats.',
      'The boiler on the wagon is older than their sergeant, and better tempered.',
      'They have patented their battle cry.',
    ],
    threat_description: [
      'Wherever they halt, roots split the paving.',
      'Eyes the amber of old resin, and a smell of thunder.',
      'Chimneys are torn out as one pulls up weeds.',
      'On this hunt the moon is always full.',
    ],
  },
  space: {
    place_description: [
      'Ten thousand windows, and behind every one somebody is watching the stars.',
      'The hull is patched with plates from nine different ships.',
      'Pilots touch the airlock frame for luck; the paint is worn through.',
      'Its beacon has not been dark since the founding of the Consortium.',
    ],
    defender_description: [
      'They fly in a formation that the academy forbids.',
      'Their ships carry the names of lost colonies.',
      'Half the crew was born in free fall and distrusts floors.',
      'They answer each hail with the first line of an old Earth song.',
    ],
    threat_description: [
      'No answer on any frequency, only static that gathers.',
      'The hulls seem grown rather than built.',
      'No wake behind the jump, and fewer stars.',
      'The last words of lost worlds are broadcast, over and over.',
    ],
  },
  zombie: {
    place_description: [
      'Photographs of the missing cover every board and post.',
      'Somebody waters geraniums in a helmet by the door.',
      'Tarpaulin, pallets and a great deal of faith.',
      'A hand-painted sign counts the days since the last bite.',
    ],
    defender_description: [
      'They share one pair of good boots and a rota for it.',
      'Before all this they taught, drove buses, and did the accounts.',
      'They know to the round how much ammunition is left, and do not say it.',
      'They check each other for bites as others say good night.',
    ],
    threat_description: [
      'Wedding dresses, uniforms, pyjamas: all sorts have been taken.',
      'At every sound all heads turn as one.',
      'Doors have been understood.',
      'Some of the faces are known here.',
    ],
  },
  heroes: {
    place_description: [
      'A statue of somebody who can still be met at the coffee stand.',
      'It has been destroyed on live television four times.',
      'Gravity is a little optional on the upper floors since the last crisis.',
      'Small boys in capes stand guard outside, day and night.',
    ],
    defender_description: [
      'Two of them have saved the world, and all have missed the rent.',
      'They bicker on an open channel, and the whole city listens.',
      'Their powers are minor. Their timing is not.',
      'They stitched their costumes themselves, and it shows, and people love it.',
    ],
    threat_description: [
      'Behind them the street has never existed.',
      'Every word is one of tomorrow’s headlines.',
      'The shadow has more arms than it should.',
      'One glance, and colours leak out of things.',
    ],
  },
};
