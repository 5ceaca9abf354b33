import type { Drawing } from "../../drawing.ts";
import { beaver } from "../../drawings/beaver.ts";
import { bee } from "../../drawings/bee.ts";
import { earth } from "../../drawings/earth.ts";
import { hand } from "../../drawings/hand.ts";
import { magnet } from "../../drawings/magnet.ts";
import { microscope } from "../../drawings/microscope.ts";
import { planet } from "../../drawings/planet.ts";
import { racingCar } from "../../drawings/racing-car.ts";
import { rain } from "../../drawings/rain.ts";
import { seedling } from "../../drawings/seedling.ts";
import { testTube } from "../../drawings/test-tube.ts";
import { volcano } from "../../drawings/volcano.ts";
import type { PackAge } from "../../page.ts";

/** Ten science words with meanings; each meaning fits exactly one word of its topic. */
interface Topic {
  readonly title: string;
  readonly picture: Drawing;
  readonly meanings: Readonly<Record<string, string>>;
}

export const TOPICS: Readonly<Record<PackAge, readonly [Topic, ...Topic[]]>> = {
  k2: [
    {
      title: "Weather",
      picture: rain,
      meanings: {
        rain: "Drops of water that fall from the clouds.",
        snow: "Soft white flakes that fall on cold days.",
        wind: "Air that moves. You can feel it but not see it.",
        cloud: "It floats in the sky and is made of tiny drops.",
        sun: "The star that gives us light and warmth.",
        thunder: "The loud boom in a storm.",
        lightning: "The bright flash in a storm.",
        rainbow: "Bands of color when the sun shines on rain.",
        ice: "Water that has frozen hard.",
        puddle: "A little pool on the ground after the rain.",
      },
    },
    {
      title: "Plants",
      picture: seedling,
      meanings: {
        root: "It drinks water from the ground.",
        stem: "It holds a flower up and brings it water.",
        leaf: "It is flat and green and makes food with sunlight.",
        seed: "A new plant grows out of it.",
        petal: "One of the colorful parts around a flower's middle.",
        fruit: "The part around the seeds. It is often sweet to eat.",
        soil: "The dark earth that plants grow in.",
        trunk: "The thick wooden middle of a tree.",
        bark: "The rough skin of a tree.",
        thorn: "The sharp point on a rose.",
      },
    },
    {
      title: "My Body",
      picture: hand,
      meanings: {
        eye: "You see with it.",
        ear: "You hear with it.",
        nose: "You smell with it.",
        tongue: "You taste with it.",
        skin: "It covers all of you and feels warm and cold.",
        heart: "It beats and pumps your blood.",
        lungs: "They fill with air when you breathe in.",
        bones: "They are hard and hold you up.",
        brain: "You think and remember with it.",
        stomach: "Your food goes there after you swallow.",
      },
    },
    {
      title: "Animals",
      picture: beaver,
      meanings: {
        nest: "A bird builds it from twigs and grass.",
        egg: "A baby bird hatches out of it.",
        feather: "It is light, and only birds have it.",
        fin: "A fish swims and steers with it.",
        shell: "A snail carries it as a house.",
        fur: "Soft, thick hair that keeps an animal warm.",
        beak: "The hard mouth of a bird.",
        hive: "The home of honeybees.",
        web: "A spider catches flies with it.",
        tadpole: "A baby frog that still has a tail.",
      },
    },
  ],
  "35": [
    {
      title: "Living Things",
      picture: bee,
      meanings: {
        habitat: "The place where an animal or plant naturally lives.",
        predator: "An animal that hunts other animals.",
        prey: "An animal that is hunted by another one.",
        herbivore: "An animal that eats only plants.",
        omnivore: "An animal that eats both plants and animals.",
        pollination: "The carrying of pollen from flower to flower.",
        vertebrate: "An animal with a backbone.",
        decomposer: "A living thing that breaks down what is dead.",
        adaptation: "A feature that helps a living thing survive in its place.",
        hibernation: "A deep rest in which some animals spend the winter.",
      },
    },
    {
      title: "Earth and Weather",
      picture: volcano,
      meanings: {
        evaporation: "Liquid water turns into a gas.",
        condensation: "Water vapor cools and turns into drops.",
        precipitation: "Rain, snow, sleet and hail, all in one word.",
        erosion: "Wind, water or ice carries soil and rock away.",
        volcano: "A mountain where hot melted rock can break out.",
        earthquake: "The ground shakes because rock deep below slips.",
        fossil: "What is left in rock of a living thing from long ago.",
        magma: "Melted rock below the ground.",
        glacier: "A huge mass of ice that slides slowly over land.",
        climate: "The usual weather of a place over many years.",
      },
    },
    {
      title: "Forces and Matter",
      picture: magnet,
      meanings: {
        gravity: "The force that pulls things down to the ground.",
        friction: "The force that slows things that rub together.",
        magnet: "A thing that attracts iron.",
        solid: "Matter that keeps its own shape.",
        liquid: "Matter that can be poured but still takes up the same space.",
        gas: "Matter that spreads out and fills all the room it has.",
        circuit: "A closed path that electricity flows around.",
        conductor: "A material that lets electricity through easily.",
        insulator: "A material that hardly lets electricity through.",
        shadow: "A dark shape where something blocks the light.",
      },
    },
    {
      title: "Space",
      picture: planet,
      meanings: {
        orbit: "The path of one thing around another in space.",
        planet: "A big round world that travels around a star.",
        moon: "A natural companion that travels around a planet.",
        star: "A huge ball of hot gas that makes its own light.",
        comet: "A lump of ice and dust that grows a tail near the sun.",
        galaxy: "Billions of stars held together by gravity.",
        axis: "The imaginary line that a planet spins around.",
        telescope: "A tool that makes faraway things look nearer.",
        constellation: "A group of stars that people see as a picture.",
        asteroid: "A rock that circles the sun and is too small for a planet.",
      },
    },
  ],
  "68": [
    {
      title: "Cells and Life",
      picture: microscope,
      meanings: {
        nucleus: "The part of a cell that holds most of its DNA.",
        mitochondrion: "The part of a cell that releases energy from sugar.",
        chloroplast: "The part of a plant cell that catches sunlight.",
        "cell membrane": "The thin layer that controls what goes in and out of a cell.",
        photosynthesis: "The making of sugar from water and carbon dioxide with light.",
        gene: "A section of DNA that carries instructions for a trait.",
        tissue: "A group of similar cells that work together.",
        organ: "A body part made of several tissues, with a job of its own.",
        diffusion: "The spreading of particles from where there are more to where there are fewer.",
        enzyme: "A protein that speeds up reactions in living things.",
      },
    },
    {
      title: "Matter",
      picture: testTube,
      meanings: {
        atom: "The smallest piece of an element.",
        molecule: "One particle made of two or more atoms bonded together.",
        element: "A pure substance with only one kind of atom.",
        compound: "A pure substance of two or more elements, chemically joined.",
        mixture: "Substances that are together but not chemically joined.",
        proton: "A particle with a positive charge, inside the nucleus.",
        electron: "A particle with a negative charge, outside the nucleus.",
        density: "Mass divided by volume.",
        acid: "A substance that makes a solution with a pH below 7.",
        catalyst: "It speeds up a reaction and is not used up.",
      },
    },
    {
      title: "Motion and Energy",
      picture: racingCar,
      meanings: {
        speed: "Distance divided by time.",
        velocity: "How fast something moves, and in which direction.",
        acceleration: "Change in velocity divided by time.",
        mass: "The amount of matter in an object.",
        weight: "The force of gravity on an object.",
        inertia: "The tendency of an object to keep moving, or resting, as it is.",
        "kinetic energy": "The energy that an object has because it moves.",
        "potential energy": "Energy that is stored in an object's position or shape.",
        wavelength: "The distance from one crest of a wave to the next.",
        frequency: "The number of waves that pass in one second.",
      },
    },
    {
      title: "Our Planet",
      picture: earth,
      meanings: {
        ecosystem: "Living things together with the nonliving things around them.",
        population: "All members of one species in one area.",
        producer: "A living thing that makes its own food, as plants do.",
        consumer: "A living thing that gets its energy by eating others.",
        biodiversity: "The variety of different kinds of life in a place.",
        atmosphere: "The layer of gases around the planet.",
        "tectonic plate": "A huge slab of Earth's rocky shell that moves slowly.",
        "igneous rock": "It forms when magma or lava cools and hardens.",
        "sedimentary rock": "It forms when layers of sand, mud or shells are pressed together.",
        "greenhouse gas": "A gas that keeps some of Earth's heat from escaping.",
      },
    },
  ],
};
