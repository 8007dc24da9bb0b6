/** The hours at which places are drawn, and what everything in a picture looks like then. */
export type Light = {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  grass: string;
  leaf: string;
  wall: string;
  shade: string;
  roof: string;
  pane: string;
  sea: string;
  wave: string;
  pool: string;
  edge: string;
  stars: boolean;
};

const day: Light = {
  sky: '#DDEBEE',
  sun: '#FBEBC4',
  far: '#CDBFB0',
  near: '#B8A28C',
  ground: '#E6D3B3',
  grass: '#7F9775',
  leaf: '#5F7A5D',
  wall: '#FFFDF9',
  shade: '#EFE6DA',
  roof: '#8A5A44',
  pane: '#A9CBD1',
  sea: '#6FB3BF',
  wave: '#94CBD2',
  pool: '#8EC3C8',
  edge: '#B4DADC',
  stars: false,
};
const dusk: Light = {
  ...day,
  sky: '#F6D9C6',
  sun: '#F0A875',
  far: '#C79A98',
  near: '#9C6F7C',
  ground: '#DDB692',
  grass: '#7A7B5E',
  leaf: '#5E6049',
  wall: '#FFF3E6',
  shade: '#EBD2BD',
  roof: '#6E3B4A',
  pane: '#F9D48E',
  sea: '#B98F97',
  wave: '#D9AFA8',
  pool: '#B98F97',
  edge: '#D9AFA8',
};
const dawn: Light = {
  ...day,
  sky: '#E9E4F0',
  sun: '#FFE3C2',
  far: '#B9B4C9',
  near: '#8F8FA8',
  ground: '#DCCBB4',
  grass: '#8AA38A',
  leaf: '#587468',
  roof: '#4F6472',
  pane: '#C5D5E4',
  sea: '#7FA3B8',
  wave: '#A9C4D2',
};
const night: Light = {
  ...day,
  sky: '#2B2942',
  sun: '#F6ECD2',
  far: '#3D3858',
  near: '#4A4260',
  ground: '#5F5266',
  grass: '#4B5557',
  leaf: '#39464A',
  wall: '#E5D8CF',
  shade: '#CBBBB5',
  roof: '#35263B',
  pane: '#F8CE7E',
  sea: '#41648A',
  wave: '#5F84A6',
  pool: '#41648A',
  edge: '#5F84A6',
  stars: true,
};

export const lights = { day, dusk, dawn, night };
export type Hour = keyof typeof lights;

/** What makes two pictures of one kind differ: the hour, a colour of the owner's, and which way it looks. */
export type Look = { hour: Hour; accent: string; mirrored: boolean; hills: number };
